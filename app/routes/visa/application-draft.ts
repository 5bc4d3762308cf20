import { dropDraft } from '~/forms/use-draft.ts'

/** Where what is typed waits in this tab. */
export const APPLICATION_DRAFT = 'jatra.visa'
/** Where the pickup date and the ids of uploaded pictures wait. */
export const APPLICATION_KEPT = 'jatra.visa.kept'

/** The application is paid: the next one starts afresh. */
export function dropApplication(): void {
  dropDraft(APPLICATION_DRAFT)
  dropDraft(APPLICATION_KEPT)
}
