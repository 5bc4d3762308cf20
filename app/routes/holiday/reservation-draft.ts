import { dropDraft } from '~/forms/use-draft.ts'

/** Where the contact address waits in this tab. */
export const RESERVATION_DRAFT = 'jatra.reservation'
/** Where date, rooms and people wait, with the package they are for. */
export const STAY_DRAFT = 'jatra.reservation.stay'

/** The reservation is paid: the next one starts afresh. */
export function dropReservation(): void {
  dropDraft(RESERVATION_DRAFT)
  dropDraft(STAY_DRAFT)
}
