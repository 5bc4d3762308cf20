import { expect, it } from 'vitest'
import type { OrderTraveler } from '@jatra/contract/order/order-traveler'
import { prefilledPeople, prefillTraveler } from './prefill.server.ts'

const rahima: OrderTraveler = {
  ...{ title: 'Ms.', gender: 'Female', firstName: '', lastName: 'Rahima', nationality: 'BD' },
  ...{ birthDate: '1994-02-28', maskedPassportNumber: null },
  ...{ email: 'rahima@example.com', phone: '+8801712345678' },
}

it('an order of somebody with one name fills the form in with the box ticked', () => {
  const values = prefillTraveler(rahima)
  expect(values).toMatchObject({ firstName: '', lastName: 'Rahima', singleName: 'on' })
  expect(prefillTraveler({ ...rahima, firstName: 'Nusrat' })).not.toHaveProperty('singleName')
})

it('the draft of somebody with one name is known, whatever stands in the hidden field', () => {
  expect(prefilledPeople([rahima])).toEqual({
    ...{ 'travelers[0].lastName': 'Rahima', 'travelers[0].birthYear': '1994' },
    ...{ 'travelers[0].birthMonth': '2', 'travelers[0].birthDay': '28' },
  })
})
