import { errors } from './errors.ts'
import { facts } from './facts.ts'
import type { SpecLine } from './line.ts'
import { rules } from './rules.ts'
import { screensOfAccount } from './screens-of-account.ts'
import { screens } from './screens.ts'
import { statesBeforeBooking } from './states-before-booking.ts'
import { statesOfAccount } from './states-of-account.ts'
import { statesOfBooking } from './states-of-booking.ts'

/** What docs/specification.md says, line by line, with what shows it. */
export const specLines: readonly SpecLine[] = [
  ...screens,
  ...screensOfAccount,
  ...statesBeforeBooking,
  ...statesOfBooking,
  ...statesOfAccount,
  ...rules,
  ...errors,
  ...facts,
]
