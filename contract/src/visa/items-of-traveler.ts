import { applicantKinds, type ApplicantKind } from './applicant-kinds.ts'
import type { ChecklistItem } from './checklist-item.ts'

/** Whether an applicant of this kind gives a document; where the kind is not known, what each kind gives. */
const isAsked = ({ kinds }: ChecklistItem, kind: ApplicantKind | null): boolean =>
  kind === null ? kinds.length === applicantKinds.length : kinds.includes(kind)

/** The items that a traveller gives. @param kinds the kinds of all travellers, null where it was not said */
export function itemsOf(
  checklist: readonly ChecklistItem[],
  traveler: number,
  kinds: readonly (ApplicantKind | null)[],
): ChecklistItem[] {
  return checklist.filter((item) =>
    item.once
      ? traveler === 0 && kinds.some((kind) => isAsked(item, kind))
      : isAsked(item, kinds[traveler] ?? null),
  )
}
