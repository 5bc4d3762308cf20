import { describe, expect, it } from 'vitest'
import { bankDetailsSchema } from '../order/bank-details.ts'
import { readAirlineReference, readBookingReference } from '../order/booking-reference.ts'
import { identityFields, passportFields } from '../traveler/traveler.ts'
import { readPhone } from '../traveler/phone.ts'
import { text } from './text.ts'

const NO_BREAK = '\u00a0'
const NO_WIDTH = '\u200b'

describe('a name', () => {
  it.each(['’', '‘', 'ʼ', '´', '`', '＇'])('with %s for an apostrophe is one', (mark) => {
    expect(identityFields.lastName.parse(`D${mark}Costa`)).toBe("D'Costa")
  })

  it.each([
    ['Rahman‑Khan', 'Rahman-Khan'],
    ['Rahman–Khan', 'Rahman-Khan'],
    [`Nusrat${NO_BREAK}Jahan`, 'Nusrat Jahan'],
    [`Nusrat${NO_WIDTH}`, 'Nusrat'],
    ['\u202dNusrat\u202c\u200e', 'Nusrat'],
    ['\u2060Nusrat\u2064', 'Nusrat'],
    ['Ｎｕｓｒａｔ', 'Nusrat'],
    ['  Nusrat   Jahan ', 'Nusrat Jahan'],
  ])('%s is %s', (typed, name) => {
    expect(identityFields.firstName.parse(typed)).toBe(name)
  })

  it('in Bangla is answered with its spelling, and free text keeps its joiners', () => {
    expect(identityFields.firstName.safeParse('আয়েশা').success).toBe(false)
    expect(text(40).parse('র\u200d্যাব')).toBe('র\u200d্যাব')
  })
})

describe('a number', () => {
  it.each([
    '00880 1712 345678',
    'tel:+8801712345678',
    '+880 1712‑345678',
    `+880${NO_BREAK}1712${NO_BREAK}345678`,
    '\u202a+8801712345678\u202c',
    '০১৭১২৩৪৫৬৭৮',
    '٠١٧١٢٣٤٥٦٧٨',
    '۰۱۷۱۲۳۴۵۶۷۸',
    '०१७१२३४५६७८',
    '０１７１２３４５６７８',
  ])('typed as %s is read', (typed) => {
    const mobileNumber = identityFields.mobileNumber.parse(typed)
    expect(readPhone(mobileNumber)?.number).toBe('+8801712345678')
  })

  it('of an account keeps the zeros that it begins with', () => {
    const { accountNumber } = bankDetailsSchema.shape
    expect(accountNumber.parse(`٠٠١٢‑3456${NO_BREAK}7890`)).toBe('001234567890')
  })
})

it('an e-mail, a passport and a reference are what they are on paper', () => {
  expect(identityFields.email.parse('mailto:nusrat＠example.com\u200b')).toBe('nusrat@example.com')
  expect(passportFields.passportNumber.parse('ａ０１ 2345٦٧')).toBe('A01234567')
  expect(readBookingReference('k7m2‑9qxd\u200e')).toBe('K7M2-9QXD')
  expect(readAirlineReference('ＡＢＣ１２３')).toBe('ABC123')
})
