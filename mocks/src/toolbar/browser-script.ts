import type { ScriptSettings } from './script-settings.ts'

/**
 * Turns the link of the strip into a button that opens the panel in place. Its source text is sent to the browser, so it
 * must not use anything from outside itself.
 */
function enhance({ home, digits, toolbar: words }: ScriptSettings): void {
  const toolbar = document.querySelector<HTMLElement>('.jp-toolbar')
  const link = toolbar?.querySelector<HTMLAnchorElement>('.jp-open')
  const panel = toolbar?.querySelector<HTMLElement>('.jp-panel')
  if (!toolbar || !link || !panel) return
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
    const answer = await fetch(`${home}/panel?at=${encodeURIComponent(here())}`)
    if (!answer.ok) {
      location.assign(link.href)
      return
    }
    panel.innerHTML = await answer.text()
    panel.hidden = false
    panel.scrollTop = Number(sessionStorage.getItem(SCROLLED) ?? 0)
    sessionStorage.removeItem(SCROLLED)
    panel.querySelector('[data-close]')?.removeAttribute('hidden')
    panel.querySelector('[data-filter]')?.removeAttribute('hidden')
    panel.querySelector('[data-pick]')?.removeAttribute('hidden')
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
  /** What half-filled forms keep in this tab goes along. */
  const drafts = () => {
    const keys = Object.keys(sessionStorage).filter(
      (key) => key.startsWith('jatra.') && !key.startsWith('jatra.prototype.'),
    )
    return Object.fromEntries(keys.map((key) => [key, sessionStorage.getItem(key) ?? '']))
  }
  const copy = async (form: HTMLFormElement) => {
    const field = form.querySelector<HTMLInputElement>('.jp-link')
    const message = panel.querySelector('[data-copied]')
    if (!field || !message) return
    // The app may have navigated without a document load.
    const body = new URLSearchParams({ at: here(), drafts: JSON.stringify(drafts()) })
    const made = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { accept: 'text/plain' },
    })
    if (!made.ok) {
      message.textContent = words.linkTooLong
      return
    }
    field.value = await made.text()
    field.hidden = false
    field.select()
    // The clipboard API exists on secure origins only.
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- the type leaves out that it is missing there
    const done = await navigator.clipboard?.writeText(field.value).then(
      () => true,
      () => false,
    )
    message.textContent = done ? words.copied : words.selected
  }

  /** Keyboards write some Bangla letters as one sign, and some as two. */
  const folded = (text: string) => text.normalize().toLowerCase()
  const written = (count: number) =>
    String(count).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
  /** Shows the scenarios in which all the words occur; without words the groups are closed again. */
  const filter = (text: string) => {
    const typed = folded(text).split(/\s+/).filter(Boolean)
    let found = 0
    for (const group of panel.querySelectorAll('details')) {
      const rows = [...group.querySelectorAll<HTMLElement>('.jp-scenario')]
      for (const row of rows) {
        const content = folded(row.textContent)
        row.hidden = !typed.every((word) => content.includes(word))
      }
      const shown = rows.filter((row) => !row.hidden).length
      found += shown
      group.hidden = shown === 0
      group.open = typed.length > 0 || group.querySelector(':checked') !== null
    }
    const status = panel.querySelector('[data-found]')
    if (status)
      status.textContent = typed.length ? words.found.replace('{count}', written(found)) : ''
  }

  /** The panel stands before its button: Tab goes on into it. */
  const open = async () => {
    await show()
    panel.querySelector('h2')?.focus()
  }
  button.addEventListener('click', () => void (panel.hidden ? open() : close()))
  toolbar.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !panel.hidden) close()
  })
  panel.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('[data-close]')) close()
  })
  panel.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'search') filter(target.value)
  })
  panel.addEventListener('submit', (event) => {
    const { target } = event
    if (!(target instanceof HTMLFormElement)) return
    if ('copy' in target.dataset) {
      event.preventDefault()
      void copy(target)
      return
    }
    const at = target.elements.namedItem('at')
    if (at instanceof HTMLInputElement) at.value = here()
    sessionStorage.setItem(SCROLLED, String(panel.scrollTop))
  })
  // React drops foreign elements when it renders the whole document again (its error page).
  new MutationObserver(() => {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- a document that React has just emptied has no body
    if (!toolbar.isConnected) document.body?.append(toolbar)
  }).observe(document, { childList: true })
  // A tour's card stands where the panel would.
  if (toolbar.querySelector('.jp-tour')) sessionStorage.removeItem(OPEN)
  if (sessionStorage.getItem(OPEN)) void show()
}

export const toolbarScript = (settings: ScriptSettings): string =>
  `;(${enhance.toString()})(${JSON.stringify(settings)})\n`
