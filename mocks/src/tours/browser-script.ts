import type { ScriptSettings } from '../toolbar/script-settings.ts'

/**
 * Takes a tour by the keys, rings what a step points at, keeps the card off it, and follows the router from page to page.
 * Its source text is sent to the browser, so it must not use anything from outside itself.
 */
function guide({ home, stop, tourEnded }: ScriptSettings): void {
  const toolbar = document.querySelector<HTMLElement>('.jp-toolbar')
  const holder = toolbar?.querySelector<HTMLElement>('[data-guide]')
  const ring = toolbar?.querySelector<HTMLElement>('[data-ring]')
  const announced = toolbar?.querySelector<HTMLElement>('[data-announced]')
  if (!toolbar || !holder || !ring || !announced) return
  const FOCUS = 'jatra.prototype.tour'
  const MARGIN = 12
  const STRIP = 44
  const here = () => location.pathname + location.search
  const cardOf = () => holder.querySelector<HTMLElement>('.jp-tour')

  const ofRole: Record<string, string> = {
    article: 'article',
    button: 'button, [role=button]',
    combobox: 'select, [role=combobox]',
    group: 'fieldset, [role=group]',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    radio: 'input[type=radio], [role=radio]',
    region: 'section, [role=region]',
    status: '[role=status]',
    textbox: 'input, textarea',
  }
  /** The accessible name, as far as the roles above need it. */
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    if (labels) return labels
    const label = element.getAttribute('aria-label')
    if (label) return label
    if (element instanceof HTMLFieldSetElement)
      return element.querySelector('legend')?.textContent ?? ''
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
      return [...(element.labels ?? [])].map((one) => one.textContent).join(' ')
    return element.textContent
  }
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
  /** What an element of the card says to look at. */
  const find = ({ role = '', name = '' }: DOMStringMap): Element | null => {
    const selector = ofRole[role]
    if (!selector) return null
    const found = [...document.querySelectorAll(selector)].find(
      (element) =>
        !toolbar.contains(element) &&
        plain(nameOf(element)).includes(plain(name)) &&
        (element.closest('label') ?? element).checkVisibility({ visibilityProperty: true }),
    )
    // The input of a tile is smaller than what one presses.
    return (role === 'radio' && found?.closest('label')) || found || null
  }

  let target: Element | null = null
  let page = here()
  const isBeside = (card: HTMLElement, box: DOMRect) => {
    const { left, right } = card.getBoundingClientRect()
    return box.right < left || box.left > right
  }
  /** On a phone the card takes its room at the lower edge, as the strip does: what is fixed there stands above both. */
  const room = new CSSStyleSheet()
  document.adoptedStyleSheets.push(room)
  const takeRoom = (card: HTMLElement | null) => {
    const taken = card && matchMedia('(max-width: 767.98px)').matches ? card.offsetHeight + 8 : 0
    room.replaceSync(taken ? `:root { --page-edge-end: calc(2.75rem + ${String(taken)}px) }` : '')
  }
  /** Brings what the step speaks of into the part of the window that the card leaves free. */
  const showTarget = (card: HTMLElement, element: Element) => {
    const box = element.getBoundingClientRect()
    const header = document.querySelector('header')?.offsetHeight ?? 0
    const taken = isBeside(card, box) ? 0 : card.offsetHeight + MARGIN
    const free = innerHeight - header - taken - STRIP
    const top = header + Math.max(MARGIN, (free - box.height) / 2)
    scrollBy({ top: box.top - top, behavior: 'instant' })
  }
  /** Keeps the card off what it speaks of: it stands at the other edge when it would cover it. */
  const makeRoom = (card: HTMLElement, box: DOMRect) => {
    const end = innerHeight - STRIP - MARGIN - card.offsetHeight
    const covers = {
      // Of something tall, its beginning is enough.
      end: box.bottom > end && box.top > end - 64,
      start: box.top < MARGIN + card.offsetHeight,
    }
    const edge = card.dataset['edge'] === 'start' ? 'start' : 'end'
    const other = edge === 'end' ? 'start' : 'end'
    const moves = !isBeside(card, box) && covers[edge] && !covers[other]
    card.dataset['edge'] = moves ? other : edge
  }
  const encircle = (card: HTMLElement, box: DOMRect) => {
    const size = card.getBoundingClientRect()
    const isFree = isBeside(card, box)
    const isAbove = card.dataset['edge'] === 'start'
    const top = Math.max(box.top - 6, !isFree && isAbove ? size.bottom + 4 : 4)
    const end = isFree || isAbove ? innerHeight - STRIP : size.top
    const bottom = Math.min(box.bottom + 6, end - 4)
    const left = Math.max(box.left - 6, 2)
    ring.hidden = bottom <= top
    ring.style.translate = `${String(left)}px ${String(top)}px`
    ring.style.inlineSize = `${String(Math.min(box.right + 6, innerWidth - 2) - left)}px`
    ring.style.blockSize = `${String(bottom - top)}px`
  }
  const look = () => {
    const card = cardOf()
    if (page !== here() && holder.isConnected) {
      page = here()
      void refresh()
    }
    takeRoom(card)
    const found = card && find(card.dataset)
    if (!card || !found) {
      target = null
      ring.hidden = true
      return
    }
    if (found !== target) {
      target = found
      sizes.observe(found)
      showTarget(card, found)
    }
    const box = found.getBoundingClientRect()
    makeRoom(card, box)
    encircle(card, box)
  }
  let isAsked = false
  const lookSoon = () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      look()
    })
  }
  const sizes = new ResizeObserver(lookSoon)

  const update = (focused: string | null, isNew: boolean) => {
    const card = cardOf()
    if (!card) return
    target = null
    card.dataset['edge'] = 'end'
    card.querySelector('[data-keys]')?.removeAttribute('hidden')
    if (isNew) {
      const [head, title, note] = ['.jp-tour-head', 'h2', 'h2 + p'].map((each) =>
        (card.querySelector(each)?.textContent ?? '').replace(/\s+/g, ' ').trim(),
      )
      announced.textContent = `${head ?? ''}: ${title ?? ''}${stop} ${note ?? ''}`
    }
    if (focused) {
      const way = card.querySelector<HTMLElement>(`[data-way=${focused}]`)
      ;(way ?? card.querySelector<HTMLElement>('[data-way]'))?.focus({ preventScroll: true })
    }
    lookSoon()
  }
  const swap = async (answer: Response, focused: string | null) => {
    if (answer.status !== 200) return false
    const before = holder.textContent
    const way = focused ?? (holder.contains(document.activeElement) ? 'next' : null)
    holder.innerHTML = await answer.text()
    update(way, holder.textContent !== before)
    return true
  }
  const refresh = async () => {
    const asked = `${home}/tours/card?at=${encodeURIComponent(here())}`
    await swap(await fetch(asked), null)
  }
  const end = async (link: HTMLAnchorElement) => {
    await fetch(link.href, { redirect: 'manual' })
    holder.replaceChildren()
    look()
    announced.textContent = tourEnded
    toolbar.querySelector<HTMLElement>('.jp-open')?.focus({ preventScroll: true })
  }
  /** On the same page only the card changes, and what was typed stays. */
  const go = async (link: HTMLAnchorElement, way: string, byCard: boolean) => {
    const url = new URL(link.href)
    // What is seen after the form is sent, and is not there, must be brought about.
    if (link.dataset['role'] && !find(link.dataset)) url.searchParams.delete('at')
    else {
      url.searchParams.set('at', here())
      url.searchParams.set('part', 'card')
      if (await swap(await fetch(url), byCard ? way : null)) return
      url.searchParams.delete('part')
    }
    if (byCard) sessionStorage.setItem(FOCUS, way)
    location.assign(url)
  }
  const take = (way: string, byCard: boolean) => {
    const link = holder.querySelector<HTMLAnchorElement>(`a[data-way=${way}]`)
    if (!link) return
    if (way === 'end') void end(link)
    else void go(link, way, byCard)
  }

  /** Where arrows and Escape mean something else. */
  const OWN_KEYS =
    'input, select, textarea, [contenteditable], .jp-panel, [role=combobox], [role=slider], [role=tab], [role=radio], [role=listbox], [role=grid], [role^=menu], [role=dialog], [role=alertdialog]'
  const onKey = (event: KeyboardEvent) => {
    const { key, target: on } = event
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    if (!(on instanceof Element) || on.closest(OWN_KEYS)) return
    const way = { ArrowLeft: 'back', ArrowRight: 'next', Escape: 'end' }[key]
    if (!way || !cardOf()) return
    event.preventDefault()
    // A key in the middle of hydration makes React 18 finish it at once, which fails where a part is still loading.
    event.stopImmediatePropagation()
    take(way, holder.contains(on))
  }
  addEventListener('keydown', onKey, { capture: true })
  holder.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return
    const way = event.target.closest<HTMLElement>('[data-way]')?.dataset['way']
    if (!way) return
    event.preventDefault()
    take(way, true)
  })
  addEventListener('scroll', lookSoon, { capture: true, passive: true })
  addEventListener('resize', lookSoon)
  new MutationObserver((changes) => {
    if (changes.some(({ target: of }) => !toolbar.contains(of))) lookSoon()
  }).observe(document.documentElement, { childList: true, subtree: true })

  const focused = sessionStorage.getItem(FOCUS)
  sessionStorage.removeItem(FOCUS)
  update(focused, true)
}

export const tourScript = (settings: ScriptSettings): string =>
  `;(${guide.toString()})(${JSON.stringify(settings)})\n`
