import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '~/messages/field-errors.ts'
import { applicationSchema } from './application-form.ts'
import { sayIssues } from '~/forms/say-field-error.ts'

const today = '2026-11-21'
const now = Date.parse('2026-11-21T10:00:00+06:00')
const schema = applicationSchema({ now, today, shortPassport: 'refuse', travelers: 2 })

const applicant = {
  title: 'Ms.',
  gender: 'Female',
  firstName: 'Nusrat',
  lastName: 'Jahan',
  birthYear: '1994',
  birthMonth: '2',
  birthDay: '28',
  nationality: 'BD',
  passportExYear: '2034',
  passportExMonth: '5',
  passportExDay: '9',
  passportNumber: 'a01234567',
  countryNumberCode: '+880',
  mobileNumber: '1712345678',
  email: 'nusrat@example.com',
}

function sent(change: Record<string, string | string[] | null> = {}) {
  const form = new FormData()
  const fields: Record<string, string | string[] | null> = {
    ...Object.fromEntries(
      [0, 1].flatMap((index) =>
        Object.entries(applicant).map(([name, value]) => [`travelers[${index}].${name}`, value]),
      ),
    ),
    documentsLater: 'on',
    'delivery.method': 'travelerDrop',
    paymentType: 'bkash',
    price: '14900',
    unitPrice: '6800',
    visaId: 'visa-thailand',
    planName: 'Tourist e-Visa',
    idempotencyKey: 'key-1',
    ...change,
  }
  for (const [name, value] of Object.entries(fields))
    for (const each of [value ?? []].flat()) form.append(name, each)
  return parseWithZod(form, { schema, formatError: sayIssues })
}

const errorsOf = (change: Parameters<typeof sent>[0]) => {
  const submission = sent(change)
  return submission.status === 'error' ? submission.error : null
}

describe('the application form', () => {
  it('reads what the page sends, with no document, one, and several', () => {
    const submission = sent({
      'travelers[0].documents': 'd1',
      'travelers[1].documents': ['d2', 'd3'],
    })
    if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
    const { travelers, delivery, price } = submission.value
    expect(travelers.map(({ documents }) => documents)).toEqual([['d1'], ['d2', 'd3']])
    expect(travelers[0]?.passportNumber).toBe('A01234567')
    expect(delivery).toEqual({ method: 'travelerDrop' })
    expect(price).toBe(14_900)
    expect(sent().status).toBe('success')
  })

  it('reports everything that is missing at once: travellers, delivery and payment', () => {
    expect(
      errorsOf({
        'travelers[0].firstName': '',
        'travelers[1].email': 'nobody',
        'delivery.method': 'pickUp',
        paymentType: null,
      }),
    ).toMatchObject({
      'travelers[0].firstName': ['First name is required'],
      'travelers[1].email': ['Invalid Email Format'],
      'delivery.address': ['Please give the pickup address'],
      'delivery.date': ['Please select a pickup date'],
      paymentType: ['Please select a payment option'],
    })
  })

  it('asks for a document of each traveller, or that they come later', () => {
    expect(errorsOf({ documentsLater: null, 'travelers[0].documents': 'd1' })).toEqual({
      'travelers[1].documents': [fieldErrors.documentsMissing],
    })
    expect(
      errorsOf({
        documentsLater: null,
        'travelers[0].documents': 'd1',
        'travelers[1].documents': 'd2',
      }),
    ).toBeNull()
  })

  it('asks about a title and a gender that differ, beside what else is wrong', () => {
    const contradicting = { 'travelers[1].title': 'Mr.', 'travelers[1].firstName': '' }
    expect(Object.keys(errorsOf(contradicting) ?? {}).sort()).toEqual([
      'travelers[1].firstName',
      'travelers[1].gender',
    ])
    expect(
      errorsOf({ 'travelers[1].title': 'Mr.', 'travelers[1].genderConfirmed': 'on' }),
    ).toBeNull()
  })

  it('asks for a way of delivery', () => {
    expect(JSON.stringify(errorsOf({ 'delivery.method': null }))).toContain(
      'Please select a delivery method',
    )
  })

  it.each([
    ['2026-11-20', 'Pickup date cannot be earlier than today'],
    ['2026-02-30', 'Please select a pickup date'],
    ['2027-06-01', 'Choose a pickup date up to 19 Feb 2027'],
  ])('refuses to come on %s', (date, message) => {
    expect(
      errorsOf({
        'delivery.method': 'pickUp',
        'delivery.address': 'Dhanmondi',
        'delivery.date': date,
      }),
    ).toEqual({ 'delivery.date': [message] })
  })

  it('accepts today, and ignores address and date without a pickup', () => {
    expect(
      errorsOf({
        'delivery.method': 'pickUp',
        'delivery.address': 'Banani',
        'delivery.date': today,
      }),
    ).toBeNull()
    expect(errorsOf({ 'delivery.date': 'yesterday' })).toBeNull()
  })

  it('refuses a short passport where the visa does, and takes it where it warns', () => {
    const short = { 'travelers[1].passportExYear': '2027', 'travelers[1].passportExMonth': '3' }
    expect(Object.keys(errorsOf(short) ?? {})).toEqual(['travelers[1].passportExYear'])
  })
})
