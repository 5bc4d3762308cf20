import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawBookingReference } from './booking-reference.ts'

test('is eight letters in two halves, none of them mistaken for another', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 64 }), (id) => {
      expect(drawBookingReference(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    }),
  )
})

test('stays the same: it is printed', () => {
  expect(drawBookingReference('9b2f1c3e-5a4d-4e8b-9c7a-1f2e3d4c5b6a')).toBe('9DN9-JFSH')
})

test('is another one at each draw', () => {
  const draws = Array.from({ length: 1000 }, (_, draw) => drawBookingReference('id', draw))
  expect(new Set(draws).size).toBe(draws.length)
})

test('differs for ids that hardly do', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => `id-${String(index).padStart(8, '0')}`)
  expect(new Set(ids.map((id) => drawBookingReference(id))).size).toBe(ids.length)
})
