/**
 * Turns the link of the strip into a button that opens the panel in place. Sent to the browser as it stands: it may use
 * nothing from outside itself, and nothing here runs on the server.
 */
function enhance(): void {
  const bar = document.querySelector<HTMLElement>('.jp-bar')
  const link = bar?.querySelector<HTMLAnchorElement>('.jp-open')
  const panel = bar?.querySelector<HTMLElement>('.jp-panel')
  if (!bar || !link || !panel) return
  const [OPEN, SCROLLED] = ['jatra.prototype.open', 'jatra.prototype.scrolled']
  const here = () => location.pathname + location.search

  const button = document.createElement('button')
  button.type = 'button'
  button.className = link.className
  button.textContent = link.textContent
  button.setAttribute('aria-controls', panel.id)
  button.setAttribute('aria-expanded', 'false')
  link.replaceWith(button)

  const show = async () => {
    const answer = await fetch(`/prototype/panel?at=${encodeURIComponent(here())}`)
    if (!answer.ok) return void location.assign(link.href)
    panel.innerHTML = await answer.text()
    panel.hidden = false
    panel.scrollTop = Number(sessionStorage.getItem(SCROLLED) ?? 0)
    sessionStorage.removeItem(SCROLLED)
    panel.querySelector('[data-copy]')?.removeAttribute('hidden')
    panel.querySelector('[data-close]')?.removeAttribute('hidden')
    button.setAttribute('aria-expanded', 'true')
    sessionStorage.setItem(OPEN, 'yes')
  }
  const close = () => {
    panel.hidden = true
    panel.replaceChildren()
    button.setAttribute('aria-expanded', 'false')
    sessionStorage.removeItem(OPEN)
    button.focus()
  }
  const copy = async () => {
    const field = panel.querySelector<HTMLInputElement>('.jp-link')
    const said = panel.querySelector('[data-copied]')
    if (!field || !said) return
    // The site may have changed the page without loading one.
    const url = new URL(here(), location.origin)
    url.searchParams.delete('searchId')
    field.value = `${url.href}${url.search ? '&' : '?'}${bar.dataset['query'] ?? ''}`
    field.select()
    // Only pages of a secure origin may write to the clipboard by themselves.
    const done = await navigator.clipboard?.writeText(field.value).then(
      () => true,
      () => false,
    )
    said.textContent = done ? 'Copied.' : 'Selected: copy it with Ctrl+C.'
  }

  button.addEventListener('click', () => (panel.hidden ? void show() : close()))
  bar.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !panel.hidden) close()
  })
  panel.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('[data-close]')) close()
    if (target.closest('[data-copy]')) void copy()
  })
  panel.addEventListener('submit', ({ target }) => {
    const at = (target as HTMLFormElement).elements.namedItem('at')
    if (at instanceof HTMLInputElement) at.value = here()
    sessionStorage.setItem(SCROLLED, String(panel.scrollTop))
  })
  // When React draws the whole document anew (its error page), what it did not draw is lost.
  new MutationObserver(() => {
    if (!bar.isConnected) document.body?.append(bar)
  }).observe(document, { childList: true })
  if (sessionStorage.getItem(OPEN)) void show()
}

export const SCRIPT = `(${enhance.toString()})()\n`
