import type { SpecPart } from './line.ts'
import { statesBeforeBooking } from './states-before-booking.ts'
import { statesOfAccount } from './states-of-account.ts'
import { statesOfBooking } from './states-of-booking.ts'

/** Section 4, one line for each change of a state. */
export const states: SpecPart = {
  title: '4. States and transitions',
  lines: [...statesBeforeBooking, ...statesOfBooking, ...statesOfAccount],
}
