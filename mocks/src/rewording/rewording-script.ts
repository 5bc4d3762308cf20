import type { ScriptSettings } from '../toolbar/script-settings.ts'

/**
 * Shows the words that a visitor changed, and lets them choose some on the page. Its source text is sent to the browser, so
 * it must not use anything from outside itself.
 */
function reword({ notes: { choose } }: ScriptSettings): void {
  const toolbar = document.querySelector<HTMLElement>('.jp-toolbar')
  const panel = toolbar?.querySelector<HTMLElement>('.jp-panel')
  const said = toolbar?.querySelector<HTMLElement>('[data-filled]')
  if (!toolbar || !panel || !said) return
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the prototype's own list
  const changed: [string, string][] = JSON.parse(toolbar.dataset['words'] ?? '[]')
  const words = new Map(changed)
  const isReact = '__remixContext' in window
  /** Before React has an element, other words in it would be a mistake to it. */
  const isReady = (element: Element | null) =>
    element !== null &&
    !toolbar.contains(element) &&
    (!isReact || Object.keys(element).some((key) => key.startsWith('__reactProps')))

  const show = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? ''
      const to = words.get(plain(text))
      if (to !== undefined && isReady(node.parentElement))
        node.nodeValue = text.replace(text.trim(), () => to)
    }
    for (const name of ['placeholder', 'aria-label', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const to = words.get(plain(element.getAttribute(name) ?? ''))
        if (to !== undefined && isReady(element)) element.setAttribute(name, to)
      }
  }
  if (words.size > 0) {
    let isAsked = false
    const showSoon = () => {
      if (isAsked) return
      isAsked = true
      requestAnimationFrame(() => {
        isAsked = false
        show()
      })
    }
    new MutationObserver(showSoon).observe(document.documentElement, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    // React takes a page over without changing it.
    let left = 40
    const timer = setInterval(() => {
      show()
      if (--left === 0) clearInterval(timer)
    }, 250)
  }

  const wordsAt = (press: MouseEvent): string => {
    const element = press.target
    if (!(element instanceof Element)) return ''
    const own = [...element.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE)
    const text = own.map((one) => plain(one.nodeValue ?? '')).find(Boolean)
    return text ?? plain(element.getAttribute('placeholder') ?? element.textContent)
  }
  panel.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-pick]')) return
    const [from, to] = ['from', 'to'].map((name) =>
      panel.querySelector<HTMLInputElement>(`[data-reword] [name=${name}]`),
    )
    if (!from || !to) return
    panel.hidden = true
    said.textContent = choose
    document.documentElement.classList.add('jp-placing')
    const pick = (press: MouseEvent | KeyboardEvent) => {
      if (press instanceof KeyboardEvent && press.key !== 'Escape') return
      press.preventDefault()
      press.stopImmediatePropagation()
      removeEventListener('click', pick, true)
      removeEventListener('keydown', pick, true)
      document.documentElement.classList.remove('jp-placing')
      said.textContent = ''
      panel.hidden = false
      if (press instanceof MouseEvent) {
        from.value = wordsAt(press)
        to.value = from.value
      }
      to.focus()
      to.select()
    }
    // This press is over before the next one.
    setTimeout(() => {
      addEventListener('click', pick, true)
      addEventListener('keydown', pick, true)
    })
  })
}

export const rewordingScript = (settings: ScriptSettings): string =>
  `;(${reword.toString()})(${JSON.stringify(settings)})\n`
