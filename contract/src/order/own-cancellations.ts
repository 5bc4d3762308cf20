import type { Stay } from './stay.ts'

/** The state of a cancellation that a traveller confirmed (contract/order/cancellation). */
export interface OwnCancellation {
  status: string
  travelerIds: readonly string[] | null
  stay: Stay | null
}

/** Whether something of the booking stays. */
export const isPart = ({ travelerIds, stay }: Pick<OwnCancellation, 'travelerIds' | 'stay'>) =>
  travelerIds !== null || stay !== null

/** The one that is neither done nor dropped: there is one at most. */
export const openCancellation = <One extends OwnCancellation>(all: readonly One[]): One | null =>
  all.find(({ status }) => status === 'asked' || status === 'needs_person') ?? null

/** Those that took something out of the booking, oldest first. */
export const doneCancellations = <One extends OwnCancellation>(all: readonly One[]): One[] =>
  all.filter(({ status }) => status === 'done')

/** The one by which its traveller ended the booking, rather than a part of it. */
export const endingCancellation = <One extends OwnCancellation>(all: readonly One[]): One | null =>
  doneCancellations(all).find((one) => !isPart(one)) ?? null
