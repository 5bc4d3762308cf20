import { expect, it } from 'vitest'
import { readSlotKey } from './visa-checklist-key.ts'

it('reads a slot, and nothing that is none', () => {
  expect(readSlotKey('0.passport')).toEqual({ traveler: 0, itemId: 'passport' })
  for (const foul of ['passport', '10.passport', '0.', '0.__proto__', '0.a b', '', null])
    expect(readSlotKey(foul)).toBeNull()
})
