import { describe, expect, it } from 'vitest'
import { partyQuery, readParty } from './party.ts'

const read = (query: string, holiday: Parameters<typeof readParty>[1] = {}) =>
  readParty(new URLSearchParams(query), holiday)

describe('the party of an address', () => {
  it('is one adult, or two on a honeymoon, and any month', () => {
    expect(read('')).toEqual({
      people: { adults: 1, child: 0, child2: 0, infants: 0 },
      month: null,
    })
    expect(read('', { honeymoon: true }).people.adults).toBe(2)
  })

  it('is written and read again', () => {
    const party = { people: { adults: 2, child: 1, child2: 0, infants: 1 }, month: '2027-03' }
    expect(partyQuery(party)).toBe('adults=2&child=1&infants=1&month=2027-03')
    expect(read(partyQuery(party))).toEqual(party)
  })

  it.each([
    'adults=-1',
    'adults=ten',
    'adults=10',
    'adults=1.5',
    'child=',
    'month=2027-13',
    'month=soon',
  ])('mistyped as %s is what it would be without', (query) => {
    expect(read(query)).toEqual(read(''))
  })

  it('has an adult', () => {
    expect(read('adults=0&child=2').people).toMatchObject({ adults: 1, child: 2 })
  })
})
