import { browserStorage, clearRoot } from '~/search/stored-root.ts'

/** Clears drafts and searches from this browser, at logout and when an account is deleted. */
export function clearPersonalData(): void {
  clearDrafts()
  clearRoot(browserStorage())
}

/** Clears the drafts of this tab, which hold personal data of the last visitor. */
function clearDrafts(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Without storage there are no drafts.
  }
}
