import type { ScriptSettings } from '../toolbar/script-settings.ts'

/**
 * Lets the forms beside a frame speak of the page that it shows now. Its source text is sent to the browser, so it must
 * not use anything from outside itself.
 */
function followFrames(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-follow]'))
    form.addEventListener('submit', () => {
      const frame = form.closest('section, main')?.querySelector<HTMLIFrameElement>('[data-frame]')
      const shown = frame ?? document.querySelector<HTMLIFrameElement>('[data-frame]')
      const at = form.elements.namedItem('at')
      const there = shown?.contentWindow?.location
      if (there && at instanceof HTMLInputElement) at.value = there.pathname + there.search
    })
  if (!('credentialless' in HTMLIFrameElement.prototype))
    document.querySelector('[data-needs-credentialless]')?.removeAttribute('hidden')
}

export const PRESENTER_SCRIPT = `(${followFrames.toString()})()\n`

/**
 * Hides the toolbar and shows it again by Ctrl and backslash, in place, and says how it comes back. Its source text is
 * sent to the browser, so it must not use anything from outside itself.
 */
function hideByKey({ home, hidden }: ScriptSettings): void {
  const toolbar = document.querySelector<HTMLElement>('.jp-toolbar')
  const note = toolbar?.querySelector<HTMLElement>('[data-hidden-note]')
  if (!toolbar || !note) return
  document.addEventListener('keydown', (event) => {
    if (event.key !== '\\' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    const isHidden = toolbar.classList.toggle('jp-hidden')
    note.textContent = isHidden ? hidden : ''
    const way = isHidden ? 'hide' : 'show'
    // It arrives though the page is left right after the key.
    void fetch(`${home}/${way}?at=/`, { redirect: 'manual', keepalive: true })
  })
}

export const hideScript = (settings: ScriptSettings): string =>
  `;(${hideByKey.toString()})(${JSON.stringify(settings)})\n`
