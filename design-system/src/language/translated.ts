/**
 * The shape of a catalogue of words, for another language: the same keys, other texts. A key that is missing or spare does
 * not compile.
 */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => infer Made
    ? (...given: Given) => Translated<Made>
    : { readonly [Key in keyof Words]: Translated<Words[Key]> }
