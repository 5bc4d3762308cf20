/** Clears the drafts of this tab, which hold personal data of the last visitor. */
export function clearDrafts(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Without storage there are no drafts.
  }
}
