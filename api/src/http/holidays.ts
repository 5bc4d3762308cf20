import { confirmHoliday, referencesIn } from '@jatra/contract/holiday/confirm-holiday'
import { saveHolidayTraveler } from '@jatra/contract/holiday/traveler-endpoint'
import { confirmHoliday as confirm } from '../domain/holidays/confirm-holiday.ts'
import { nameTraveler } from '../domain/holidays/name-traveler.ts'
import type { EventDeps } from '../domain/outbox/enqueue-capped-email.ts'
import type { Routes } from './route.ts'

/** Who travels on a holiday, and what staff do for it (docs/specification.md, Payment endpoints, Staff endpoints). */
export function holidayRoutes(routes: Routes, deps: EventDeps): void {
  routes.guarded(saveHolidayTraveler, ({ params, body }) => nameTraveler(deps, params, body))
  routes.guarded(confirmHoliday, ({ params, body }, { user }) =>
    confirm(deps, params.orderId, user._id, referencesIn(body)),
  )
}
