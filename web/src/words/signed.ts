// Numbers with their sign, as a language writes them.

/** E.g. '+12', '−7' for a change; 'auto' leaves the plus out. */
export function signed(number: number, lang: string, sign: 'exceptZero' | 'auto' = 'exceptZero'): string {
  // A hyphen is too short for a minus.
  return new Intl.NumberFormat(lang, { signDisplay: sign, useGrouping: false }).format(number).replace('-', '\u2212');
}
