// Soft hyphens in long words: narrow cards need them, and not every browser knows how.

const LETTER = '[абвгдеёжзийклмнопрстуфхцчшщъыьэюя]';
const VOWEL = '[аеёиоуыэюя]';
const CONSONANT = '[бвгджзклмнпрстфхцчшщ]';
const SIGN = '[йъь]';
const SOFT = '\u00AD';

const BREAKS = [
  `(${SIGN})(${LETTER}${LETTER})`,
  `(${VOWEL})(${VOWEL}${LETTER})`,
  `(${VOWEL}${CONSONANT})(${CONSONANT}${VOWEL})`,
  `(${CONSONANT}${VOWEL})(${CONSONANT}${VOWEL})`,
  `(${VOWEL}${CONSONANT})(${CONSONANT}${CONSONANT}${VOWEL})`,
  `(${VOWEL}${CONSONANT}${CONSONANT})(${CONSONANT}${CONSONANT}${VOWEL})`,
].map((pattern) => new RegExp(pattern, 'giu'));

// English words break where two of them were joined.
const JOINT = /\b(battle|command|dread|incin|peace|reinforce|space|star|stealth)(?=[a-z]{4})/giu;

/** The words with places to break long ones. */
export function hyphenate(words: string): string {
  return words.replace(JOINT, `$1${SOFT}`).replace(/[а-яё]{7,}/giu, (word) =>
    BREAKS.reduce((cut, pattern) => cut.replace(pattern, `$1${SOFT}$2`), word));
}
