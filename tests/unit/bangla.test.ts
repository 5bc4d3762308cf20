import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** A catalogue: texts, functions that make texts, lists and groups of them. */
type Words = Record<string, unknown>

const catalogues = import.meta.glob<Words>(
  [
    '../../app/messages/*.bn.ts',
    // It hands on the contract's.
    '!../../app/messages/field-errors.bn.ts',
    '../../contract/src/{messages,flight,whole-order}/*.bn.ts',
    '../../design-system/src/*/*.bn.ts',
    '../../api/src/domain/**/*.bn.ts',
    '../../contract/src/sandbox/*.bn.ts',
    '../../mocks/src/{words,scenarios,tours}/*.bn.ts',
    // Its texts are in each tour.
    '!../../mocks/src/tours/payment-steps.bn.ts',
  ],
  { eager: true },
)
const english = import.meta.glob<Words>([
  '../../app/messages/*.ts',
  '../../contract/src/{messages,whole-order}/*.ts',
  '../../contract/src/flight/booking-failures.ts',
  '../../design-system/src/*/*.ts',
  '../../api/src/domain/{mail/words,receipts}/*.ts',
  '../../contract/src/sandbox/words.ts',
  '../../mocks/src/{words,scenarios,tours}/*.ts',
])

const DAY = '2026-11-20'
/** What messages of the contract take by name; of all else three. */
const named: Record<string, string> = {
  ...{ date: DAY, from: DAY, to: DAY, last: DAY },
  ...{ status: 'needs_person', act: 'retry', things: 'refunds' },
}
const parameters = new Proxy(named, { get: (known, name) => known[String(name)] ?? 3 })

/** Every text below a value with its place; of a function, what it says of plain examples. */
function texts(value: unknown, place: string, example: unknown = 3): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') {
    const given = Array.from({ length: value.length }, () => example)
    try {
      return texts(value(...given), `${place}()`, example)
    } catch {
      // It wants lists or texts: a person reads it.
      return []
    }
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => texts(each, `${place}.${key}`, example))
}

const LETTERS = /[A-Za-z]{2,}/g
/** Names and what is typed: they stay Latin in Bangla too. */
const LATIN =
  /^(Google|JavaScript|JPE?G|PNG|WebP|MB|PIN|PNR|DNCRP|PDF|Manage|booking|bKash|Nagad|Nexus|Pay|SSLCommerz|QXD|argon|id|hello|jatra|example|https|dncrp|gov|bd|about|privacy|policy|refund|verify|terms|JatraApi|EEEE|MMMM|yyyy|bn|BD|searchUid|index|application|json|JSON|ASCII|Idempotency|Key|PUBLIC|URL|HEIC|AVIF|DAC|BKK|whole|all|Ctrl|Esc|QR|Chrome|Edge|reset|prototype|show|count|visa|status)$/

describe.each(Object.entries(catalogues))('%s', (file, words) => {
  it('exports what the English catalogue does', async () => {
    const same = await english[file.replace(/\.bn\.ts$/, '.ts')]?.()
    expect(Object.keys(words).sort()).toEqual(Object.keys(same ?? {}).sort())
  })

  it('has no English left', () => {
    // The reference of the API is for engineers.
    const example = file.includes('/contract/src/messages/') ? parameters : 3
    const said = texts(words, '', example).filter(([place]) => !place.startsWith('.apiReference'))
    const latin = said.flatMap(([place, text]) =>
      (text.match(LETTERS) ?? [])
        .filter((word) => !LATIN.test(word))
        .map((word) => `${place}: ${word}`),
    )
    expect(latin).toEqual([])
  })
})

describe('the glossary of docs/bangla.md', () => {
  /** Not to be used where they stand for the English of their row, and right elsewhere: `আয়কর রিটার্ন`, `সিটি ট্যুর`. */
  const elsewhere = new Set(
    'বয়স্ক বড় সিট ক্লাস কেবিন মূল্য কর রিটার্ন ট্রানজিট ছুটি ট্যুর ট্রান্সফার হিসাব এজেন্ট'.split(' '),
  )
  const rows = readFileSync('docs/bangla.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
  const ruledOut = rows
    .flatMap((row) => row.split('|')[3]?.trim().split(', ') ?? [])
    .filter((word) => !elsewhere.has(word))
  const written = globSync([
    '{app,api,contract,design-system,catalogue}/**/*.bn.ts',
    'contract/src/{whole-order/email-subjects,order/way-back}.ts',
  ]).filter((file) => !file.includes('node_modules'))

  it('rules out words', () => {
    expect(ruledOut).toContain('অর্ডার')
    expect(ruledOut.length).toBeGreaterThan(100)
  })

  it.each(written)('holds in %s', (file) => {
    const text = readFileSync(file, 'utf8')
    // At the beginning of a word: endings follow it, `অর্ডারের`.
    const found = ruledOut.filter((word) => new RegExp(`(?<![\\u0980-\\u09FF])${word}`).test(text))
    expect(found).toEqual([])
  })
})
