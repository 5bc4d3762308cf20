declare global {
  interface Window {
    /** Ends the watch over the page and says how it was changed since it was read. */
    takeChanges?: () => MutationRecord[]
  }
}

/** The mark of the elements of `head` that the server rendered. */
export const OWN = 'data-own'

/**
 * Runs in the page as it is written here, behind all that React renders. A streamed page is not watched: the stream itself
 * changes it.
 */
export const NOTE_CHANGES = `() => {
  const changes = []
  const observer = new MutationObserver((more) => changes.push(...more))
  for (const part of ['title', '[data-repeats]'])
    observer.observe(document.querySelector(part), { subtree: true, childList: true, characterDataOldValue: true })
  window.takeChanges = () => {
    changes.push(...observer.takeRecords())
    observer.disconnect()
    return changes
  }
}`

/**
 * Makes the page again what the server sent. Extensions add elements and translators replace texts before React has
 * taken the page over; React 18 then renders the whole document anew, and what was typed, chosen and focused is lost.
 *
 * @returns undefined where nothing was changed; otherwise a function that puts the elements back which extensions had
 *   beside the page. What they had inside it they add again, as they do after each change of a page.
 */
export function setStrangersAside(): (() => void) | undefined {
  const focused = document.activeElement
  const caret = focused instanceof HTMLInputElement ? caretOf(focused) : undefined
  const changed = undo(window.takeChanges?.() ?? [])
  const aside = strangersAround()
  if (!changed && aside.length === 0) return undefined

  for (const { element } of aside) element.remove()
  // A field that was moved has lost its focus.
  if (focused instanceof HTMLElement && document.activeElement !== focused) {
    focused.focus({ preventScroll: true })
    if (focused instanceof HTMLInputElement && caret) focused.setSelectionRange(...caret)
  }
  return () => {
    for (const { parent, element } of aside) parent.append(element)
  }
}

/** Null for both where a field has no caret, as one of an email address. */
function caretOf({ selectionStart, selectionEnd }: HTMLInputElement) {
  return selectionStart === null || selectionEnd === null
    ? undefined
    : ([selectionStart, selectionEnd] as const)
}

/** Takes changes inside the page back, the last first. True when there were any. */
function undo(changes: MutationRecord[]): boolean {
  for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of changes.reverse()) {
    if (target instanceof CharacterData) target.data = oldValue ?? ''
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node)
    const next = nextSibling?.parentNode === target ? nextSibling : null
    for (const node of removedNodes) target.insertBefore(node, next)
  }
  return changes.length > 0
}

/** Elements beside those of the page. React passes over what follows the last one of `head` and of `body`. */
function strangersAround(): { parent: Element; element: Element }[] {
  const { documentElement, head, body } = document
  const own = {
    head: (element: Element) => element.hasAttribute(OWN),
    body: (element: Element) => element.matches('[data-repeats]') || isOwnScript(element),
  }
  return [
    ...[...documentElement.children].filter((element) => element !== head && element !== body),
    ...upToLast(head, own.head).filter((element) => !own.head(element)),
    ...upToLast(body, own.body).filter((element) => !own.body(element)),
  ].map((element) => ({ parent: element.parentElement ?? body, element }))
}

const isOwnScript = (element: Element) =>
  element instanceof HTMLScriptElement && element.nonce !== ''

function upToLast(parent: Element, own: (element: Element) => boolean): Element[] {
  const all = [...parent.children]
  return all.slice(0, all.findLastIndex(own) + 1)
}
