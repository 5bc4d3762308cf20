import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'

/** What is shown, and what it is after something has changed: both of one component with one key. */
export type Change = readonly [what: string, before: ReactElement, after: ReactElement]

/** On a page that the browser has translated, each change is shown as on any other, there and back. */
export function translatedSuite(changes: readonly Change[]): void {
  it.each(changes)('after a translation, %s changes to what it is', (_, before, after) => {
    const wordsOf = (element: ReactElement) => {
      const { container } = render(element)
      const words = container.textContent
      cleanup()
      return words
    }
    const expected = [wordsOf(after), wordsOf(before)]
    const { container, rerender } = render(before)
    const changed = [after, before].map((element) => {
      translate(container)
      rerender(element)
      return container.textContent
    })
    expect(changed).toEqual(expected)
  })
}

/**
 * What a browser's translator does to a page: each text is replaced by one in two `font` elements, and its own node is
 * gone (Google Translate in Chrome). The words stay here, so that they can be compared.
 */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text && walker.currentNode.data.trim() !== '')
      texts.push(walker.currentNode)
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}
