// Typing the number of a choice: one digit acts at once unless a second one could follow.

export type Typed = { means: 'choose'; index: number } | { means: 'wait'; typed: string } | { means: 'nothing' };

/** What a digit means after the digits typed before it, with so many choices numbered from 1. */
export function typeDigit(typed: string, digit: string, count: number): Typed {
  const now = typed + digit;
  const value = Number(now);
  if (value < 1 || value > count) return typed === '' ? { means: 'nothing' } : typeDigit('', digit, count);
  return value * 10 <= count ? { means: 'wait', typed: now } : { means: 'choose', index: value - 1 };
}
