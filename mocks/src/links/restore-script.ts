/**
 * Puts the drafts of a link into the tab before the page of the form reads them. Its source text is sent to the browser,
 * so it must not use anything from outside itself.
 */
function restore(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-drafts]')
  if (!link) return
  const drafts: unknown = JSON.parse(link.dataset['drafts'] ?? '{}')
  if (typeof drafts === 'object' && drafts !== null)
    for (const [key, value] of Object.entries(drafts)) sessionStorage.setItem(key, String(value))
  location.replace(link.href)
}

export const RESTORE_SCRIPT = `(${restore.toString()})()\n`
