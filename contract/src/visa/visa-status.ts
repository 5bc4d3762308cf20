import { z } from 'zod'
import { dateSchema } from '../fields/date.ts'
import { requiredText } from '../fields/text.ts'
import { DomainError, invalidFields } from '../http/problem.ts'
import { issue } from '../messages/message.ts'
import type { Destination } from '../places/destinations.ts'
import { destinationCountries } from '../places/destination-countries.ts'
import { daysBetween } from '../values/dates.ts'
import { checkedSchema } from './checked.ts'
import { PLAIN_KIND, visaKinds, type VisaKind } from './visa-kinds.ts'
import type { Visa, VisaPlan } from './visa.ts'

const sentence = requiredText(400, 'statusSentenceRequired')

const statusFields = z.object({
  /** How applications go while it is not closed. */
  pace: z.enum(['open', 'slow']),
  /** First and last day on which nobody can apply; the last is null while it is not known. */
  closedFrom: dateSchema.nullable(),
  closedUntil: dateSchema.nullable(),
  /** Within how many working days it is decided, about; null where nobody says. */
  workingDays: z.number().int().min(0).max(120).nullable(),
  /** What travellers read about it. */
  sentence,
  checked: checkedSchema,
  /** The same in Bangla (decision 154); without it the English is shown. Null takes it out. */
  inBangla: z.object({ sentence }).nullish(),
})

/** What staff enter about a kind of visa of a country. */
export const visaStatusInputSchema = statusFields.superRefine(
  ({ closedFrom, closedUntil }, context) => {
    if (closedUntil === null) return
    if (closedFrom === null || closedUntil < closedFrom)
      context.addIssue({
        code: 'custom',
        message: issue('closedUntilEarly'),
        path: ['closedUntil'],
      })
  },
)

/** What names a status: there is one for each kind of a country. */
export const visaStatusKeySchema = z.object({
  /** Two letters. */
  country: z.string().regex(/^[A-Z]{2}$/, issue('countryForm')),
  kind: z.enum(visaKinds, { error: issue('checkValue') }),
})

/** Whether Bangladeshi passports get a kind of visa of a country, as staff keep it. */
export type StoredVisaStatus = z.infer<typeof visaStatusInputSchema> &
  z.infer<typeof visaStatusKeySchema>

export const visaStates = ['open', 'slow', 'closed'] as const
export type VisaState = (typeof visaStates)[number]

/** A status as it is on the day on which it is asked for. */
export const visaStatusSchema = statusFields.extend({
  ...visaStatusKeySchema.shape,
  status: z.enum(visaStates),
})
export type VisaStatus = z.infer<typeof visaStatusSchema>

/** What holds on a day, `YYYY-MM-DD` in Asia/Dhaka. */
export function stateOn(
  { pace, closedFrom, closedUntil }: Pick<StoredVisaStatus, 'pace' | 'closedFrom' | 'closedUntil'>,
  day: string,
): VisaState {
  const isClosed =
    closedFrom !== null && closedFrom <= day && (closedUntil === null || day <= closedUntil)
  return isClosed ? 'closed' : pace
}

export const statusOn = (stored: StoredVisaStatus, day: string): VisaStatus => ({
  ...stored,
  status: stateOn(stored, day),
})

/** Of a whole country: `someKinds` when some kinds are closed and others are not; null where we know none. */
export function countryState(
  kinds: readonly Pick<VisaStatus, 'kind' | 'status'>[],
): VisaState | 'someKinds' | null {
  const states = kinds.flatMap(({ kind, status }) => (kind === 'transit' ? [] : [status]))
  if (states.length === 0) return null
  if (states.every((state) => state === 'closed')) return 'closed'
  if (states.includes('closed')) return 'someKinds'
  return states.every((state) => state === 'slow') ? 'slow' : 'open'
}

/** A status that was checked more days ago asks its readers not to rely on it. */
export const STATUS_DAYS = 90

export const isStatusOld = ({ checked }: Pick<VisaStatus, 'checked'>, today: string): boolean =>
  daysBetween(checked.on, today) > STATUS_DAYS

/** @throws DomainError invalid_input for a check on a day that is still to come */
export function assertStatus({ checked }: Pick<StoredVisaStatus, 'checked'>, today: string): void {
  if (checked.on > today) throw invalidFields({ 'checked.on': ['checkedInFuture'] })
}

/** The status that decides about a plan; undefined where we keep none. */
export const statusOfPlan = <Status extends Pick<StoredVisaStatus, 'country' | 'kind'>>(
  statuses: readonly Status[],
  { country }: Pick<Visa, 'country'>,
  { kind = PLAIN_KIND }: Pick<VisaPlan, 'kind'>,
): Status | undefined =>
  statuses.find((one) => one.country === destinationCountries[country] && one.kind === kind)

/** @param today in Asia/Dhaka @throws DomainError visa_closed */
export function assertPlanOpen(
  statuses: readonly StoredVisaStatus[],
  visa: Pick<Visa, 'country'>,
  plan: Pick<VisaPlan, 'kind'>,
  today: string,
): void {
  const status = statusOfPlan(statuses, visa, plan)
  if (status && stateOn(status, today) === 'closed')
    throw new DomainError('visa_closed', 'visaClosed')
}

/** Kinds with any of which one can go on a package to a destination. */
const journeyKinds = (destination: Destination): readonly VisaKind[] =>
  destination === 'Umrah' ? ['umrah'] : ['tourist', 'onArrival']

/** The statuses that matter for a package; none at home, and where we know nothing. */
export const statusesOfJourney = <Status extends Pick<StoredVisaStatus, 'country' | 'kind'>>(
  statuses: readonly Status[],
  destination: Destination,
): Status[] =>
  statuses.filter(
    ({ country, kind }) =>
      country === destinationCountries[destination] && journeyKinds(destination).includes(kind),
  )

/** @param today in Asia/Dhaka @throws DomainError visa_closed when no visa that the journey needs can be had */
export function assertJourneyOpen(
  statuses: readonly StoredVisaStatus[],
  destination: Destination,
  today: string,
): void {
  const needed = statusesOfJourney(statuses, destination)
  if (needed.length > 0 && needed.every((one) => stateOn(one, today) === 'closed'))
    throw new DomainError('visa_closed', 'journeyVisaClosed')
}
