import { changePasswordFailure } from './change-password-failure.ts'
import { dateNotValid } from './date-not-valid.ts'
import { empty } from './empty.ts'
import { fareRules } from './fare-rules.ts'
import { flaky } from './flaky.ts'
import { flightSearchError } from './flight-search-error.ts'
import { forgotPasswordFailure } from './forgot-password-failure.ts'
import { happy } from './happy.ts'
import { holidayConfirmationFailure } from './holiday-confirmation-failure.ts'
import { loggedOutMidBooking } from './logged-out-mid-booking.ts'
import { loginFailure } from './login-failure.ts'
import { loginSuccessFailure } from './login-success-failure.ts'
import { logoutFailure } from './logout-failure.ts'
import { longContent } from './long-content.ts'
import { missingFlight } from './missing-flight.ts'
import { noAirports } from './no-airports.ts'
import { noPackages } from './no-packages.ts'
import { noResults } from './no-results.ts'
import { offline } from './offline.ts'
import { ordersFailure } from './orders-failure.ts'
import { packageDetailFailure } from './package-detail-failure.ts'
import { packagesLoadFailure } from './packages-load-failure.ts'
import { paymentCancelled } from './payment-cancelled.ts'
import { paymentDeclined } from './payment-declined.ts'
import { paymentLate } from './payment-late.ts'
import { paymentNever } from './payment-never.ts'
import { paymentProcessFailure } from './payment-process-failure.ts'
import { priceChanged } from './price-changed.ts'
import { profileFailure } from './profile-failure.ts'
import { rateLimited } from './rate-limited.ts'
import { registerError } from './register-error.ts'
import { registerFailure } from './register-failure.ts'
import { resetPasswordFailure } from './reset-password-failure.ts'
import { session20s } from './session-20s.ts'
import { sessionExpired } from './session-expired.ts'
import { slow } from './slow.ts'
import { soldOut } from './sold-out.ts'
import { travelerSaveFailure } from './traveler-save-failure.ts'
import { tooManyUnpaid } from './too-many-unpaid.ts'
import { unauthorised } from './unauthorised.ts'
import { validationErrors } from './validation-errors.ts'
import { visaLoadFailure } from './visa-load-failure.ts'
import { withdrawn } from './withdrawn.ts'
import type { Scenario, ScenarioRules } from './scenario.ts'

/** Every scenario, in the order in which it is offered. A new one is a file of its own and a line here. */
const list = [
  happy,
  empty,
  slow,
  offline,
  flaky,
  rateLimited,
  validationErrors,
  longContent,
  noResults,
  session20s,
  sessionExpired,
  missingFlight,
  flightSearchError,
  fareRules,
  noAirports,
  dateNotValid,
  noPackages,
  packagesLoadFailure,
  packageDetailFailure,
  soldOut,
  withdrawn,
  visaLoadFailure,
  priceChanged,
  paymentDeclined,
  paymentCancelled,
  paymentLate,
  paymentNever,
  paymentProcessFailure,
  tooManyUnpaid,
  loggedOutMidBooking,
  holidayConfirmationFailure,
  loginFailure,
  registerFailure,
  registerError,
  logoutFailure,
  loginSuccessFailure,
  forgotPasswordFailure,
  resetPasswordFailure,
  unauthorised,
  ordersFailure,
  profileFailure,
  changePasswordFailure,
  travelerSaveFailure,
] as const

export type ScenarioName = (typeof list)[number]['name']
export const scenarios: readonly Scenario<ScenarioName>[] = list
/** Asking for it goes back to the prototype as it starts: no scenario. */
export const RESET = 'reset'

const byName = new Map<string, Scenario<ScenarioName>>(scenarios.map((one) => [one.name, one]))

export function scenarioCalled(name: ScenarioName): Scenario<ScenarioName> {
  const scenario = byName.get(name)
  if (!scenario) throw new RangeError(`no scenario is called ${name}`)
  return scenario
}

export interface ScenarioChoice {
  /** What is in play, in the order asked for. */
  active: readonly ScenarioName[]
  /** What a later one contradicts. */
  overruled: readonly { name: ScenarioName; by: ScenarioName }[]
  /** What no scenario is called; when there is any, the choice changes nothing. */
  unknown: readonly string[]
}

/** Reads a list of names, `empty,slow`. */
export function chooseScenarios(names: string): ScenarioChoice {
  const asked = names.split(',').flatMap((name) => name.trim() || [])
  const unknown = asked.filter((name) => name !== RESET && !byName.has(name))
  const chosen = asked.slice(asked.lastIndexOf(RESET) + 1).flatMap((name) => byName.get(name) ?? [])
  const distinct = [...new Set(chosen)]
  const overruled = distinct.flatMap(({ name, about }, index) => {
    const by = distinct.slice(index + 1).findLast((later) => later.about === about)
    return by && about !== 'nothing' ? [{ name, by: by.name }] : []
  })
  const lost = new Set(overruled.map(({ name }) => name))
  const active = distinct.map(({ name }) => name).filter((name) => !lost.has(name))
  return { active, overruled, unknown }
}

/** The rules of several scenarios together. */
export function rulesOf(names: readonly ScenarioName[]): ScenarioRules {
  const chosen = names.map((name): ScenarioRules => scenarioCalled(name).rules)
  const together: ScenarioRules = Object.assign({}, ...chosen)
  const refuseCall = Object.assign({}, ...chosen.map((rules) => rules.refuseCall))
  return Object.keys(refuseCall).length ? { ...together, refuseCall } : together
}
