/** Forgets everything typed in this tab: what the last person typed is not for the next one. */
export function dropDrafts(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Without storage there is nothing to forget.
  }
}
