import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dialog, Sheet, type DialogProps } from './index.ts'

// In Node and not in the browser: Radix looks for a document to tell which of the two it is in.
const modals: ComponentType<Omit<DialogProps, 'size'>>[] = [Dialog, Sheet]

test.each(modals)('on a server a modal renders nothing and says nothing', (Modal) => {
  for (const open of [true, false]) {
    const modal = createElement(Modal, { open, onOpenChange: () => undefined, title: 'Passengers' })
    expect(renderToString(modal)).toBe('')
  }
})
