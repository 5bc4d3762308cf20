import { describe, expect, it } from 'vitest'
import {
  assertReadable,
  assertUncompressed,
  parseJsonBody,
  readFormFields,
  readQuery,
} from './request-input.ts'
import { firstErrors, DomainError } from './problem.ts'

const tooMuch = 'There is more in this than we take at once.'
const errorOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  return null
}
const json = (body: string) => parseJsonBody('application/json', body)
const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one)

describe('a body', () => {
  it('of more values than any endpoint takes is rejected before it is parsed', () => {
    expect(errorOf(() => json(`[${times(100_000, '{}').join()}]`))?.message).toBe(tooMuch)
    expect(errorOf(() => json('['.repeat(100_000)))?.message).toBe(tooMuch)
  })

  it('with many commas in its texts is taken', () => {
    expect(json(JSON.stringify({ include1: 'a,'.repeat(5_000) }))).toHaveProperty('include1')
  })

  it.each(['gzip', 'br', 'gzip, identity'])('under %s is refused', (encoding) => {
    const refused = errorOf(() => assertUncompressed(new Headers({ 'content-encoding': encoding })))
    expect(refused?.status).toBe(415)
    assertUncompressed(new Headers({ 'content-encoding': 'identity' }))
  })
})

describe('a value', () => {
  it.each<[string, unknown]>([
    ['a long list', { travelersData: times(101, {}) }],
    ['many values', times(100, times(100, 1))],
    ['a long name', { ['a'.repeat(101)]: 1 }],
  ])('with %s is rejected by count', (_, value) => {
    expect(errorOf(() => assertReadable(value))?.message).toBe(tooMuch)
  })

  it('that is nested too deeply is rejected', () => {
    const deep = json('['.repeat(21) + ']'.repeat(21))
    expect(errorOf(() => assertReadable(deep))?.message).toBe('The input is nested too deeply.')
  })

  it('of a full flight booking is taken', () => {
    assertReadable({ travelersData: times(18, { firstName: 'Rahima', lastName: 'Begum' }) })
  })
})

describe('a query or form', () => {
  it('gives a parameter that comes twice as a list, whatever its name', () => {
    const query = readQuery('http://x.test/?leg=a&leg=b&__proto__=c&q=d')
    expect(Object.entries(query)).toEqual([
      ['leg', ['a', 'b']],
      ['__proto__', 'c'],
      ['q', 'd'],
    ])
  })

  it('leaves out a parameter without a value', () => {
    expect(readQuery('http://x.test/?returnDate=&max&leg=&leg=a&q=d')).toEqual({ leg: 'a', q: 'd' })
  })

  it('of too many fields is rejected before it is parsed', () => {
    expect(errorOf(() => readFormFields('a&'.repeat(500_000)))?.message).toBe(tooMuch)
    expect(errorOf(() => readQuery(`http://x.test/?${'a&'.repeat(101)}`))?.message).toBe(tooMuch)
  })

  it('that names a field twice has none', () => {
    expect(readFormFields('amount=1&amount=2')).toBeNull()
  })
})

it('no error names more than 50 errors, or a field by more than 200 characters', () => {
  const many = Object.fromEntries(
    times(1_000, 0).map((_, at) => [`${at}${'x'.repeat(500)}`, [{ text: 'no' }, { text: 'no' }]]),
  )
  for (const errors of [many, { one: times(1_000, { text: 'no' }) }]) {
    const kept = new DomainError('invalid_input', { text: 'no' }, { errors }).errors ?? {}
    expect(Object.values(kept).flat()).toHaveLength(50)
    expect(Math.max(...Object.keys(kept).map((field) => field.length))).toBeLessThanOrEqual(200)
  }
  expect(firstErrors({ a: ['b'] })).toEqual({ a: ['b'] })
})
