import { expect, test } from 'vitest'
import { defaultPassengers, passengerLimits, totalTravelers } from './passenger-choice.ts'
import { passengerMessages } from './passenger-messages.ts'

test('the total is the sum of the three', () => {
  expect(totalTravelers({ ...defaultPassengers, adults: 4, children: 3, infants: 2 })).toBe(9)
})

test('nine seated are fine, ten are not; infants do not sit', () => {
  const nine = { ...defaultPassengers, adults: 5, children: 4, infants: 5 }
  expect(passengerLimits(nine, 9)).toEqual([])
  expect(passengerLimits({ ...nine, children: 5 }, 9)).toEqual([passengerMessages.tooManySeated(9)])
})

test('more infants than adults is reported', () => {
  expect(passengerLimits({ ...defaultPassengers, infants: 2 }, 9)).toEqual([
    passengerMessages.moreInfantsThanAdults,
  ])
})
