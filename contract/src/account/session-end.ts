import { HOUR_MS } from '../values/time-units.ts'
import { STAFF_SESSION_HOURS } from './account-limits.ts'
import { isStaff } from './duties.ts'
import type { Role } from './user.ts'

/**
 * Whether a member of staff has to sign in again. Use does not extend their session, because their screen shows
 * everybody's bookings (decision 047).
 * @param session with when it began; both times in epoch milliseconds
 */
export function isStaffSessionOver(session: { role: Role; createdAt: number }, now: number) {
  return isStaff(session.role) && now - session.createdAt >= STAFF_SESSION_HOURS * HOUR_MS
}
