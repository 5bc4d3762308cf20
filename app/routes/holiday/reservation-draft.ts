import { dropDraft } from '~/forms/use-draft.ts'

/** Storage key of the contact in this tab. */
export const RESERVATION_DRAFT = 'jatra.reservation'
/** Storage key of date, rooms and people, with their package. */
export const STAY_DRAFT = 'jatra.reservation.stay'

/** Clears the drafts of a paid reservation. */
export function dropReservation(): void {
  dropDraft(RESERVATION_DRAFT)
  dropDraft(STAY_DRAFT)
}
