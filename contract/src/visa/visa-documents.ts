import { addDays, todayInDhaka } from '../values/dates.ts'

/** Days after the application in which documents that were not uploaded have to reach us. */
export const DOCUMENT_DAYS = 7

interface WithDocuments {
  documents: readonly unknown[]
}

/** Indexes of the travellers without documents. */
export function travelersWithoutDocuments(travelers: readonly WithDocuments[]): number[] {
  return travelers.flatMap(({ documents }, index) => (documents.length === 0 ? [index] : []))
}

/**
 * The last day for documents that come later: the day of the pickup, or a week from the application.
 * @param appliedOn `YYYY-MM-DD` in Asia/Dhaka
 */
export function documentsDueOn(appliedOn: string, pickUpDate: string | null): string {
  return pickUpDate ?? addDays(appliedOn, DOCUMENT_DAYS)
}

/**
 * Who gives documents later, by index, and until when, as it is stored with an application that is being placed. What
 * becomes of pictures afterwards changes nothing of it.
 */
export function laterDocumentsOf(
  travelers: readonly WithDocuments[],
  pickUpDate: string | null,
  now: number,
): { of: number[]; dueOn: string | null } {
  const of = travelersWithoutDocuments(travelers)
  return { of, dueOn: of.length > 0 ? documentsDueOn(todayInDhaka(now), pickUpDate) : null }
}
