// Three letters by which a leader is known on a small token.

/** The first letters of the last name, e.g. 'Vad' of 'Darth Vader'; what stands in brackets does not count. */
export function initials(name: string): string {
  const words = name.replace(/\(.*\)/, '').trim().split(/\s+/);
  return (words[words.length - 1] ?? '').slice(0, 3);
}
