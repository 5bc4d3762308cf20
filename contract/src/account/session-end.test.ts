import { expect, it } from 'vitest'
import { staffRoles } from '../http/duties.ts'
import { HOUR_MS } from '../values/time-units.ts'
import { isStaffSessionOver } from './session-end.ts'

const now = Date.UTC(2026, 5, 1)

it.each(staffRoles)('asks a %s to sign in again 12 hours after they did', (role) => {
  expect(isStaffSessionOver({ role, createdAt: now - 12 * HOUR_MS + 1 }, now)).toBe(false)
  expect(isStaffSessionOver({ role, createdAt: now - 12 * HOUR_MS }, now)).toBe(true)
})

it('does not ask a traveller', () => {
  expect(isStaffSessionOver({ role: 'customer', createdAt: 0 }, now)).toBe(false)
})
