/** Numbers and counts as English writes them. A module with a `.bn.ts` beside it is that one in a build for Bangla. */

/** A number or a text with digits, as readers of the language write digits. */
export const digits = (value: number | string): string => String(value)

const rules = new Intl.PluralRules('en')

/** The word that goes with a count: `plural(2, { one: 'flight', other: 'flights' })`. */
export const plural = (count: number, words: { one: string; other: string }): string =>
  rules.select(count) === 'one' ? words.one : words.other

/**
 * The shape of a catalogue of words, for another language: the same keys, other texts. A key that is missing or spare does
 * not compile.
 */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => infer Made
    ? (...given: Given) => Translated<Made>
    : { readonly [Key in keyof Words]: Translated<Words[Key]> }
