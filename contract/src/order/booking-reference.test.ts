import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  drawBookingReference,
  readAirlineReference,
  readBookingReference,
} from './booking-reference.ts'

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

test('is read in whatever way it was written', () => {
  for (const typed of [
    'K1M2-90XD',
    'k1m290xd',
    ' KIM2 9OXD ',
    'klm2–9oxd',
    'k1m2 - 9 0xd',
    'k১m২-৯০xd',
  ]) {
    expect(readBookingReference(typed)).toBe('K1M2-90XD')
  }
})

test('is not read from what cannot be one', () => {
  for (const typed of ['', 'K1M2-90X', 'K1M2-90XDD', 'UUUU-UUUU', 'বুকিং', '😀😀😀😀']) {
    expect(readBookingReference(typed)).toBeNull()
  }
})

test('is distinguished from an airline’s reference', () => {
  expect(readAirlineReference(' 6x-k9 lo')).toBe('6XK9LO')
  expect(readAirlineReference('বুকিং')).toBeNull()
  expect(readAirlineReference('K1')).toBeNull()
})
