import { dropDrafts } from '~/forms/drop-drafts.ts'
import { dropRoot } from '~/search/kept-root.ts'

/** Forgets what somebody typed and searched here: when they log out or delete their account. */
export function forgetPerson(): void {
  dropDrafts()
  dropRoot(localStorage)
}
