import type { ScriptSettings } from '../toolbar/script-settings.ts'

/**
 * Lets one press the place that a note is about, and shows the notes of the page that the router leads to. Its source text
 * is sent to the browser, so it must not use anything from outside itself.
 */
function pinNotes({ home, notes: words }: ScriptSettings): void {
  const toolbar = document.querySelector<HTMLElement>('.jp-toolbar')
  const panel = toolbar?.querySelector<HTMLElement>('.jp-panel')
  const holder = toolbar?.querySelector<HTMLElement>('[data-pins]')
  const said = toolbar?.querySelector<HTMLElement>('[data-filled]')
  if (!toolbar || !panel || !holder || !said) return
  const here = () => location.pathname + location.search

  panel.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !('pin' in form.dataset)) return
    event.preventDefault()
    const fields = form.elements
    const set = (name: string, value: string) => {
      const field = fields.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
    set('at', here())
    panel.hidden = true
    toolbar.querySelector('.jp-open')?.setAttribute('aria-expanded', 'false')
    sessionStorage.removeItem('jatra.prototype.open')
    said.textContent = words.place
    document.documentElement.classList.add('jp-placing')
    const place = (press: MouseEvent | KeyboardEvent) => {
      if (press instanceof KeyboardEvent && press.key !== 'Escape') return
      press.preventDefault()
      press.stopImmediatePropagation()
      if (press instanceof MouseEvent) {
        const share = press.pageX / document.documentElement.clientWidth
        set('x', (document.dir === 'rtl' ? 1 - share : share).toFixed(3))
        set('y', String(Math.round(press.pageY)))
      }
      removeEventListener('click', place, true)
      removeEventListener('keydown', place, true)
      form.submit()
    }
    addEventListener('click', place, true)
    addEventListener('keydown', place, true)
  })

  let page = here()
  const follow = async () => {
    const answer = await fetch(`${home}/notes?at=${encodeURIComponent(page)}`)
    if (answer.ok) holder.innerHTML = await answer.text()
  }
  new MutationObserver(() => {
    if (page === here()) return
    page = here()
    void follow()
  }).observe(document.documentElement, { childList: true, subtree: true })
}

export const notesScript = (settings: ScriptSettings): string =>
  `;(${pinNotes.toString()})(${JSON.stringify(settings)})\n`
