import { describe, expect, it } from 'vitest'
import { applicantKinds } from '@jatra/contract/visa/applicant-kinds'
import { visaCountries, visaSchema } from '@jatra/contract/visa/visa'
import { paymentLimits } from '@jatra/contract/payment/payment-limits'
import { priceVisa } from '@jatra/contract/visa/visa-price'
import { visaCatalogue } from './index.ts'
import { malaysiaTexts } from './malaysia.ts'
import { requiredDocuments } from './required-documents.ts'
import { singaporeTexts } from './singapore.ts'
import { sriLankaTexts } from './sri-lanka.ts'
import { thailandTexts } from './thailand.ts'

const lists = visaCatalogue.flatMap((visa) =>
  applicantKinds.map((kind) => ({ country: visa.country, kind, lines: visa[kind] })),
)

describe('the catalogue of visas', () => {
  it('has one visa for each country, in the order of the search', () => {
    expect(visaCatalogue.map(({ country }) => country)).toEqual(visaCountries)
    expect(new Set(visaCatalogue.map(({ _id }) => _id)).size).toBe(visaCountries.length)
    for (const { _id } of visaCatalogue) expect(_id).toMatch(/^visa-[a-z]+(-[a-z]+)*$/)
  })

  it.each(visaCatalogue.map((visa) => [visa.country, visa] as const))(
    '%s keeps to the contract, as it stands',
    (_, visa) => {
      expect(visaSchema.parse(visa)).toEqual(visa)
    },
  )

  it.each(lists)('tells $kind what to bring to $country', ({ lines }) => {
    expect(lines.length).toBeGreaterThanOrEqual(8)
    expect(lines.length).toBeLessThanOrEqual(18)
    expect(new Set(lines.map((line) => line.toLowerCase())).size).toBe(lines.length)
    for (const line of lines) {
      expect(line).toMatch(/^[A-Z].*[^\s.,;:]$/)
      expect(line.length).toBeLessThanOrEqual(220)
    }
    expect(lines.join('\n')).toMatch(/6 months/)
  })

  it.each(lists)('says to $kind who decides about $country', ({ lines }) => {
    expect(lines.join('\n')).toMatch(/\bdecides\b/)
    expect(lines.join('\n')).toMatch(/e-Visa|eVISA|ETA/)
  })

  it.each(visaCatalogue.map((visa) => [visa.country, visa] as const))(
    '%s has each line of a document as data too, for the kinds whose list has it',
    (_, visa) => {
      const checklist = visa.checklist ?? []
      expect(checklist.length).toBeGreaterThan(8)
      for (const { shows, kinds, inBangla } of checklist) {
        expect(applicantKinds.filter((kind) => visa[kind].includes(shows))).toEqual(kinds)
        const [kind = 'student'] = kinds
        expect(inBangla?.shows).toBe(visa.inBangla?.[kind][visa[kind].indexOf(shows)])
      }
      for (const kind of applicantKinds) {
        const required = checklist.filter((item) => item.need === 'required')
        expect(required.filter(({ kinds }) => kinds.includes(kind)).length).toBeGreaterThan(1)
      }
    },
  )

  it('asks once for what is of the whole journey, whoever travels', () => {
    const once = visaCatalogue.flatMap(
      ({ checklist }) => checklist?.filter((item) => item.once) ?? [],
    )
    expect(once.length).toBeGreaterThan(4)
    for (const { kinds } of once) expect(kinds).toEqual([...applicantKinds])
  })

  it('asks for every document that it has words for', () => {
    const asked = new Set(lists.flatMap(({ lines }) => lines))
    const own = [sriLankaTexts, malaysiaTexts, singaporeTexts, thailandTexts]
    const written = [requiredDocuments, ...own.map(({ documents }) => documents)].flatMap(
      (documents) => Object.values<string>(documents),
    )
    expect(written.filter((text) => !asked.has(text))).toEqual([])
  })

  it('gives each kind of applicant documents of its own', () => {
    const about = {
      jobholders: /leave letter|NOC/,
      businessman: /[Tt]rade licence/,
      govtJobHolder: /\(GO\)/,
      retiredPerson: /pension/,
      unemployed: /pays for the journey/,
      housewife: /[Mm]arriage certificate/,
      student: /student ID card/,
      nonChild: /Birth certificate/,
    }
    for (const { kind, lines } of lists) expect(lines.join('\n')).toMatch(about[kind])
  })

  it.each(visaCatalogue.map((visa) => [visa.country, visa.visaList] as const))(
    '%s has two to four options, each by a name of its own, that a payment can carry',
    (_, options) => {
      expect(options.length).toBeGreaterThanOrEqual(2)
      expect(options.length).toBeLessThanOrEqual(4)
      expect(new Set(options.map(({ name }) => name)).size).toBe(options.length)
      for (const { validity, stayPeriod, price } of options) {
        expect(stayPeriod).toBeLessThanOrEqual(validity)
        expect(validity).toBeLessThanOrEqual(730)
        expect(price).toBeGreaterThanOrEqual(1_000)
        expect(price % 100).toBe(0)
        expect(priceVisa(price, 9, 'pickUp').total).toBeLessThanOrEqual(paymentLimits.max)
      }
    },
  )
})
