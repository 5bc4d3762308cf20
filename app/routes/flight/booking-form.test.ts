import { describe, expect, it } from 'vitest'
import { jatraAirRules } from '@jatra/contract/flight/jatra-air'
import { parseSubmission } from '~/forms/parse-submission.server.ts'
import { withOneName } from '~/forms/one-name.ts'
import { bookingSchema } from './booking-form.ts'

const person = {
  ...{ title: 'Ms.', gender: 'Female', firstName: 'Nusrat', lastName: 'Jahan' },
  ...{ birthYear: '1994', birthMonth: '2', birthDay: '28', nationality: 'BD' },
  ...{ countryNumberCode: '880', mobileNumber: '01712345678', email: 'nusrat@example.com' },
}

/** The form as a browser without script sends it, on a domestic flight: an adult for each argument. */
function sent(...changes: Record<string, string>[]) {
  const form = new FormData()
  changes.forEach((changed, index) => {
    const fields = { ...person, ...changed }
    for (const [field, value] of Object.entries(fields))
      form.set(`travelers[${index}].${field}`, value)
  })
  for (const [field, value] of Object.entries({
    ...{ paymentType: 'bkash', price: '6113', idempotencyKey: 'key-1-of-the-form' },
  }))
    form.set(field, value)
  const schema = bookingSchema({
    ...{ kinds: changes.map(() => 'ADULT' as const), passport: false },
    ...{ departureDate: '2026-12-01', lastFlightDate: '2026-12-01', arrivalDate: '2026-12-01' },
    adultAgeDay: 'firstFlight',
    supplierRules: { ...jatraAirRules, sameNames: false },
  })
  const submission = parseSubmission(withOneName(form), { schema })
  return submission.status === 'success'
    ? { travelers: submission.value.travelers }
    : { errors: submission.reply().error }
}

describe('the booking form', () => {
  it('takes one name, in whichever field it was typed', () => {
    const alone = { firstName: '', lastName: 'Rahima', singleName: true }
    expect(sent({ firstName: '', lastName: 'Rahima', singleName: 'on' }).travelers).toMatchObject([
      alone,
    ])
    expect(sent({ firstName: 'Rahima', lastName: '', singleName: 'on' }).travelers).toMatchObject([
      alone,
    ])
    // What stands in the hidden field is not sent to the airline.
    expect(sent({ lastName: 'Rahima', singleName: 'on' }).travelers).toMatchObject([alone])
  })

  it('asks for both names of everybody else', () => {
    expect(sent({ firstName: '' }).errors).toEqual({
      'travelers[0].firstName': ['First name is required'],
    })
    expect(sent({ firstName: '', lastName: '', singleName: 'on' }).errors).toEqual({
      'travelers[0].lastName': ['Last name is required'],
    })
  })

  it('says what the airline would refuse, together with all else that is wrong', () => {
    expect(sent({ firstName: 'Mosammat Jannatul Ferdous', email: '' }).errors).toEqual({
      'travelers[0].email': ['Email is required'],
      'travelers[0].firstName': [
        'At most 20 letters fit on the ticket. It can read: Mosammat Jannatul, Mosammat J Ferdous, Jannatul Ferdous.',
      ],
    })
    expect(Object.keys(sent({}, {}).errors ?? {})).toEqual(['travelers[1].firstName'])
    expect(sent({ firstName: '  Mosammat  Jannatul ' }).travelers).toMatchObject([
      { firstName: 'Mosammat Jannatul' },
    ])
  })
})
