const rules = new Intl.PluralRules('en')

/** The English word that goes with a count: `plural(2, { one: 'place', other: 'places' })`. Bangla has one word for both. */
export const plural = (count: number, words: { one: string; other: string }): string =>
  rules.select(count) === 'one' ? words.one : words.other
