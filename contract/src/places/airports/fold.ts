import { latinDigits } from '../../values/digits.ts'

/** Letters that are written for each other: those with a stroke, and in Bangla those that sound alike. */
const LETTERS: Record<string, string> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ 'ী': 'ি', 'ূ': 'ু', ঈ: 'ই', ঊ: 'উ', ণ: 'ন', শ: 'স', ষ: 'স', ৎ: 'ত', ঙ: 'ং', য: 'জ' },
}
const ALIKE = new RegExp(Object.keys(LETTERS).join('|'), 'g')

/**
 * Diacritics, apostrophes and dots; in Bangla what joins letters, the dot below, chandrabindu and visarga, and the invisible
 * joiners that some keyboards write.
 */
const LEFT_OUT = /[\u0300-\u036f'’‘ʼ`.]|[\u0981\u0983\u09bc\u09cd]|\u200c|\u200d/g

/**
 * What a search compares: lower case, without what people leave out or mix up: `Malé` is `male`, `Cox’s` is `coxs`,
 * and `ঢাকা` with an invisible joiner is `ঢাকা`. The vowel signs of Bangla stay.
 */
export function fold(text: string): string {
  return latinDigits(text)
    .normalize('NFD')
    .replace(LEFT_OUT, '')
    .toLowerCase()
    .replace(ALIKE, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
