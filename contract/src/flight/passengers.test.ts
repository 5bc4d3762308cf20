import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countPassengers, validatePassengers } from './passengers.ts'

const TOO_MANY_SEATED = { key: 'tooManySeated', params: { max: 9 } }

const count = fc.integer({ min: 0, max: 12 })

it('rejects more than nine seats first, then more infants than laps, and nothing else', () => {
  fc.assert(
    fc.property(count, count, count, (adults, children, infants) => {
      const refused = validatePassengers({ adults, children, infants })
      if (adults + children > 9) expect(refused).toEqual(TOO_MANY_SEATED)
      else if (infants > adults) expect(refused).toBe('tooManyInfants')
      else expect(refused).toBeNull()
    }),
  )
})

it.each([
  [{ adults: 9, children: 0, infants: 9 }, null],
  [{ adults: 1, children: 8, infants: 1 }, null],
  [{ adults: 5, children: 5, infants: 0 }, TOO_MANY_SEATED],
  [{ adults: 1, children: 0, infants: 2 }, 'tooManyInfants'],
])('%o is answered with %s', (passengers, answer) => {
  expect(validatePassengers(passengers)).toEqual(answer)
})

it('are as many infants as the supplier of the offer takes on a lap', () => {
  const family = { adults: 2, children: 0, infants: 1 }
  expect(validatePassengers(family, { infantsPerAdult: 1 })).toBeNull()
  expect(validatePassengers(family, { infantsPerAdult: 0 })).toBe('tooManyInfants')
})

it('counts all passengers', () => {
  fc.assert(
    fc.property(count, count, count, (adults, children, infants) => {
      expect(countPassengers({ adults, children, infants })).toBe(adults + children + infants)
    }),
  )
})
