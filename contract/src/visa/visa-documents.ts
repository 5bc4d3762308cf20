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
export function documentsDueOn(appliedOn: string, pickUpDate: string | null | undefined): string {
  return pickUpDate ?? addDays(appliedOn, DOCUMENT_DAYS)
}

/** The same of an application that was placed; null when there is a document of everybody. */
export function documentsDueDateOf(
  createdAt: string,
  pickUpDate: string | null,
  travelers: readonly WithDocuments[],
): string | null {
  if (travelersWithoutDocuments(travelers).length === 0) return null
  return documentsDueOn(todayInDhaka(Date.parse(createdAt)), pickUpDate)
}
