import { expect, it } from 'vitest'
import fc from 'fast-check'
import { banglaDigits } from '../values/digits.ts'
import { kindsOf, readFindTerms } from './find-terms.ts'

it.each([
  ['K7M2-9QXD', { bookingId: 'K7M2-9QXD' }],
  ['k7m2 9qxd', { bookingId: 'K7M2-9QXD' }],
  ['abc12d', { pnr: 'ABC12D', transaction: ['abc12d', 'ABC12D'], passport: 'ABC12D' }],
  ['157-2345678901', { ticket: '1572345678901' }],
  ['১৫৭২৩৪৫৬৭৮৯০১', { ticket: '1572345678901' }],
  ['01712345678', { phone: '+8801712345678' }],
  ['+880 1712-345678', { phone: '+8801712345678' }],
  ['০১৭১২ ৩৪৫৬৭৮', { phone: '+8801712345678' }],
  ['tel:008801712345678', { phone: '+8801712345678' }],
  ['+44 7911 123456', { phone: '+447911123456' }],
  ['mailto:Nusrat@Example.com', { email: 'nusrat@example.com' }],
  ['BFD90JRLST', { transaction: ['BFD90JRLST'] }],
  [
    '200105225825YHsWUpbTfSsjmL8',
    { transaction: ['200105225825YHsWUpbTfSsjmL8', '200105225825YHSWUPBTFSSJML8'] },
  ],
  ['eb 0123456', { passport: 'EB0123456' }],
  ['Nusrat Jahan', { name: ['nusrat', 'jahan'] }],
  ['নুসরাত জাহান', { name: ['nusrat', 'jahan'] }],
  ['Md. O’Neil-Rahman', { name: ['md', 'oneil', 'rahman'] }],
  ['José', { name: ['jose'] }],
] as const)('%s is looked for as %j', (typed, terms) => {
  expect(readFindTerms(typed)).toMatchObject(terms)
})

it.each(['', '%', '_', 'a', '----', '@', '😀', '​'])('%j can be nothing', (typed) => {
  expect(kindsOf(readFindTerms(typed))).toEqual([])
})

it('a passport number is never looked for by a name', () => {
  expect(readFindTerms('Rahman').passport).toBeUndefined()
})

it('a name in letters alone, which may be a PNR too', () => {
  expect(kindsOf(readFindTerms('Rahman'))).toEqual(['pnr', 'name'])
})

const digits = fc.stringMatching(/^\d{13}$/)

it('reads a ticket number in every spelling as one', () => {
  fc.assert(
    fc.property(digits, (number) => {
      const hyphened = `${number.slice(0, 3)}-${number.slice(3)}`
      for (const typed of [number, hyphened, ` ${hyphened} `, banglaDigits(hyphened)]) {
        expect(readFindTerms(typed).ticket).toBe(number)
      }
    }),
  )
})

it('reads a mobile number of Bangladesh in every spelling as one', () => {
  const mobiles = fc.stringMatching(/^1[3-9]\d{8}$/)
  fc.assert(
    fc.property(mobiles, (mobile) => {
      const phone = `+880${mobile}`
      const spaced = `0${mobile.slice(0, 4)} ${mobile.slice(4)}`
      for (const typed of [
        phone,
        phone.slice(1),
        `0${mobile}`,
        mobile,
        spaced,
        `00${phone.slice(1)}`,
      ]) {
        expect(readFindTerms(typed).phone).toBe(phone)
        expect(readFindTerms(banglaDigits(typed)).phone).toBe(phone)
      }
    }),
  )
})

it('reads whatever is typed, and looks for nothing that LIKE would read otherwise', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (typed) => {
      for (const word of readFindTerms(typed).name ?? []) expect(word).not.toMatch(/[%_\\\s]/)
    }),
  )
})
