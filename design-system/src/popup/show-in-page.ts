/** Scrolls as little as shows the element; where nothing scrolls (jsdom) it does nothing. */
export function showInPage(element: Element): void {
  if (typeof element.scrollIntoView === 'function')
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
