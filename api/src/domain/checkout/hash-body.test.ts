import { expect, it } from 'vitest'
import { hashBody } from './find-key.ts'

it('is the same for the same fields in another order, and another for another value', () => {
  const hash = hashBody({ price: 7200, traveler: { firstName: 'Rahim', lastName: 'Uddin' } })
  expect(hashBody({ traveler: { lastName: 'Uddin', firstName: 'Rahim' }, price: 7200 })).toBe(hash)
  expect(hashBody({ price: 7201, traveler: { firstName: 'Rahim', lastName: 'Uddin' } })).not.toBe(
    hash,
  )
})
