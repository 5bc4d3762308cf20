import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dialog, Sheet } from './index.ts'

// In Node and not in the browser: Radix looks for a document to tell which of the two it is in.
test.each([Dialog, Sheet])('on a server a modal renders nothing and says nothing', (Modal) => {
  for (const open of [true, false]) {
    const modal = createElement(Modal, { open, onOpenChange: () => undefined, title: 'Passengers' })
    expect(renderToString(modal)).toBe('')
  }
})
