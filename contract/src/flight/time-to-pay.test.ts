import { expect, it } from 'vitest'
import { MINUTE_MS } from '../values/time-units.ts'
import { payOfferBy } from './time-to-pay.ts'

it.each([
  ['half an hour where the offer stands longer', 45, 30],
  ['two minutes less than the offer stands', 20, 18],
  ['five minutes at least', 7, 5],
  ['nothing where hardly any is left', 6, null],
])('leaves %s', (_, minutes, expected) => {
  expect(payOfferBy(0, minutes * MINUTE_MS)).toBe(expected === null ? null : expected * MINUTE_MS)
})
