import { describe, expect, it } from 'vitest'
import { englishWordsOf as wordsOfPackage } from '@jatra/contract/holiday/package-in-language'
import { latinDigits } from '@jatra/contract/values/digits'
import { englishWordsOf as wordsOfVisa } from '@jatra/contract/visa/visa-in-language'
import { packageCatalogue } from './packages/index.ts'
import { visaCatalogue } from './visas/index.ts'

/** What stays in Latin letters beside hotels: brands, codes, addresses, and names of forms and services as they stand on screens. */
const LATIN =
  /\b(?:ETA|MDAC|TDAC|JPEG|MyKad|SSM|EMGS|NRIC|Singpass|ICA|ACRA|XII|V39A|14A|B|Sea Pearl|[a-z]+(?:\.[a-z]+)+)\b/g

/** Texts by where they stand: `highlight.0.দিন ১`. In a record the key is a text too. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, `${path}.${key}`))
}

const numberWords = 'one two three four five six seven eight nine ten eleven twelve thirteen'.split(
  ' ',
)

/** Numbers in digits, without the commas within them, sorted. */
const figuresOf = (text: string) =>
  (
    latinDigits(text)
      .replace(/(?<=\d),(?=\d)/g, '')
      .match(/\d+/g) ?? []
  ).sort()

/** Those in words too, since in Bangla they may be digits. */
const saidIn = (text: string) => [
  ...figuresOf(text),
  ...(text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => {
    const at = numberWords.indexOf(word)
    return at < 0 ? [] : [String(at + 1)]
  }),
]

const all = [
  ...packageCatalogue.map((one) => [one._id, wordsOfPackage(one), one.inBangla] as const),
  ...visaCatalogue.map((one) => [one._id, wordsOfVisa(one), one.inBangla] as const),
]

describe.each(all)('%s in Bangla', (_, english, bangla) => {
  const before = textsOf(english)
  const after = textsOf(bangla)
  const pairs = before.map(([path, text], at) => ({ path, text, said: after[at]?.[1] ?? '' }))

  it('says everything, in the places where English says it', () => {
    const place = (path: string) => path.replace(/^(\.highlight\.\d+)\..*/, '$1')
    expect(after.map(([path]) => place(path))).toEqual(before.map(([path]) => place(path)))
  })

  it('has the figures of the English in every line', () => {
    for (const { path, text, said } of pairs) {
      const figures = figuresOf(said)
      expect(figures, `${path}: ${said}`).toEqual(expect.arrayContaining(figuresOf(text)))
      for (const figure of figures) expect(saidIn(text), `${path}: ${said}`).toContain(figure)
    }
  })

  it('is written in Bangla, with Bangla digits', () => {
    for (const { path, said } of pairs) {
      if (/^\.hotels\.\d+\.name$/.test(path)) continue
      expect(said.replace(LATIN, ''), path).not.toMatch(/[A-Za-z0-9]/)
    }
  })
})

it('cuts comma-separated lists in Bangla into as many lines', () => {
  for (const { _id, packageIncludes, inBangla } of packageCatalogue) {
    for (const [at, { include1, include2 }] of packageIncludes.entries()) {
      const said = inBangla?.packageIncludes[at]
      const lines = (text = '') => text.split(',').length
      expect([lines(said?.include1), lines(said?.include2)], _id).toEqual([
        ...[lines(include1), lines(include2)],
      ])
    }
  }
})
