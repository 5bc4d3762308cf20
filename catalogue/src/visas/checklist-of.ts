import { keysOf } from '@jatra/contract/values/keys-of'
import { applicantKinds, type ApplicantKind } from '@jatra/contract/visa/applicant-kinds'
import type { ChecklistItem } from '@jatra/contract/visa/checklist-item'
import { checklistFacts } from './checklist-facts.ts'
import { checklistNames } from './checklist-names.ts'
import { checklistNamesInBangla } from './checklist-names.bn.ts'

interface Lists {
  /** Keys of the lines, by kind of applicant. */
  documents: Readonly<Record<ApplicantKind, readonly string[]>>
  /** What each line says, by its key. */
  english: Readonly<Record<string, string>>
  bangla: Readonly<Record<string, string>>
  /** Keys of documents that are shown at the border here, and not sent to us. */
  carried: readonly string[]
}

/** The lists of a visa as data: who gives each document is read from the lists that have it. */
export function checklistOf({ documents, english, bangla, carried }: Lists): ChecklistItem[] {
  return keysOf(checklistFacts).flatMap((id) => {
    const kinds = applicantKinds.filter((kind) => documents[kind].includes(id))
    const [shows, inBangla] = [english[id], bangla[id]]
    if (kinds.length === 0 || carried.includes(id) || !shows || !inBangla) return []
    return [
      {
        ...{ id, name: checklistNames[id], shows, ...checklistFacts[id], kinds },
        inBangla: { name: checklistNamesInBangla[id], shows: inBangla },
      },
    ]
  })
}
