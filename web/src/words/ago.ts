// How long ago something was, in words.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400], ['hour', 3_600], ['minute', 60]];

/** E.g. '5 minutes ago'; the browser knows the plurals. */
export function ago(seconds: number, lang: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const past = Math.max(0, now - seconds);
  for (const [unit, length] of STEPS) {
    if (past >= length) return words.format(-Math.floor(past / length), unit);
  }
  return words.format(0, 'second');
}
