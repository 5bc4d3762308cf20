import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jatraAirRules } from './jatra-air.ts'
import { shorterNames, printedName, ticketNameOf, validateTicketNames } from './ticket-name.ts'
import type { SupplierRules } from './supplier-rules.ts'

const duffel: SupplierRules = {
  ...{ nameLength: 20, nameSigns: "-'", oneName: 'FNU', sameNames: false },
  infantsPerAdult: 1,
}
const rahima = { title: 'Ms.', firstName: 'Rahima', lastName: 'Khatun' }

describe('the ticket reads', () => {
  it.each([
    [rahima, duffel, 'KHATUN/RAHIMA MS'],
    [{ ...rahima, title: 'Md.', firstName: 'Md. Karim' }, duffel, 'KHATUN/MD KARIM MR'],
    [{ ...rahima, lastName: "O'Neil-Rahman" }, duffel, "O'NEIL-RAHMAN/RAHIMA MS"],
    [{ ...rahima, lastName: "O'Neil-Rahman" }, jatraAirRules, 'O NEIL RAHMAN/RAHIMA MS'],
    // ICAO 9303, part 3: a name that stands alone is the primary identifier.
    [{ ...rahima, firstName: '', lastName: 'Rahima' }, duffel, 'RAHIMA/FNU MS'],
    [{ ...rahima, firstName: '', lastName: 'Rahima' }, jatraAirRules, 'RAHIMA/RAHIMA MS'],
    [{ firstName: 'Rahima', lastName: 'Khatun' }, duffel, 'KHATUN/RAHIMA'],
  ])('%j by %j: %s', (traveler, rules, printed) => {
    expect(printedName(traveler, rules)).toBe(printed)
  })
})

describe('a name that is too long', () => {
  it.each([
    ['Mosammat Jannatul Ferdous', ['Mosammat Jannatul', 'Mosammat J Ferdous', 'Jannatul Ferdous']],
    ['Khatun-Chowdhury-Rahman', ['Khatun-Chowdhury', 'Khatun C Rahman', 'Chowdhury-Rahman']],
    ['Venkatanarasimharajuvaripeta', ['Venkatanarasimharaju']],
    ['Venkatanarasimharajuvaripeta Rao', ['Rao']],
  ])('may be shortened: %s', (name, shorter) => {
    expect(shorterNames(name, 20)).toEqual(shorter)
  })

  it('has a shorter one that fits, whatever it is', () => {
    const word = fc.stringMatching(/^[A-Za-z][A-Za-z']{0,30}$/)
    const name = fc
      .array(word, { minLength: 1, maxLength: 9 })
      .chain((words) => fc.constantFrom(words.join(' '), words.join('-')))
      .filter((joined) => joined.length > 20)
    fc.assert(
      fc.property(name, (long) => {
        for (const firstName of shorterNames(long, 20)) {
          const refused = validateTicketNames([{ firstName, lastName: 'Khatun' }], duffel)
          expect(refused).toEqual({})
          expect(firstName).toMatch(/^[A-Za-z][A-Za-z .'-]*$/)
        }
        expect(shorterNames(long, 20).length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('a supplier would refuse', () => {
  const refused = (people: { firstName: string; lastName: string }[], rules = duffel) =>
    Object.keys(validateTicketNames(people, rules))

  it('a name of more letters than it takes, at that name', () => {
    const long = 'A'.repeat(21)
    const people = [rahima, { firstName: long, lastName: long }]
    expect(refused(people)).toEqual(['1.firstName', '1.lastName'])
    expect(refused([{ firstName: 'A'.repeat(20), lastName: 'A'.repeat(20) }])).toEqual([])
  })

  it('the same name twice, where it takes each once', () => {
    const again = { firstName: 'RAHIMA', lastName: 'Khatun' }
    expect(refused([rahima, again])).toEqual(['1.firstName'])
    expect(refused([rahima, again], jatraAirRules)).toEqual([])
    const alone = { firstName: '', lastName: 'Rahima' }
    expect(refused([alone, alone])).toEqual(['1.lastName'])
  })

  it('no name that is sent as it takes it', () => {
    // 21 with its full stop, which is not sent.
    expect(refused([{ firstName: 'Md. Mahmudul Hassann', lastName: 'Ali' }])).toEqual([])
    expect(ticketNameOf({ firstName: 'A. B.', lastName: 'Ali' }, duffel).given).toBe('A B')
  })
})
