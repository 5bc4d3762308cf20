import { dropDraft } from '~/forms/use-draft.ts'

/** Storage key of the form's draft in this tab. */
export const APPLICATION_DRAFT = 'jatra.visa'
/** Storage key of the pickup date and the ids of uploaded documents. */
export const APPLICATION_KEPT = 'jatra.visa.kept'

/** Clears the drafts of a paid application. */
export function dropApplication(): void {
  dropDraft(APPLICATION_DRAFT)
  dropDraft(APPLICATION_KEPT)
}
