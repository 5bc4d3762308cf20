import { clearDrafts } from '~/forms/clear-drafts.ts'
import { browserStorage, clearRoot } from '~/search/stored-root.ts'

/** Clears drafts and searches from this browser, at logout and when an account is deleted. */
export function clearPersonalData(): void {
  clearDrafts()
  clearRoot(browserStorage())
}
