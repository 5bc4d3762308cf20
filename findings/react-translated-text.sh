#!/bin/sh
# Package:   react-dom 18.3.1 (19.2.0 is the same), in happy-dom 20.0.11
# Behaviour: React keeps each text that has a neighbour as a node of its own, and changes that node. A browser's
#            translator (Google Translate in Chrome) has taken it out and put <font> elements in its place, so the page
#            keeps the old words. A text that is alone in its element is changed by the element, and is right.
# Seen on 27 November 2026, Node 24.21.0:
#   beside another  1 seat
#   alone           2 seats
# Exits with 1 when that has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund react@18.3.1 react-dom@18.3.1 happy-dom@20.0.11
cat >look.mjs <<'SCRIPT'
import { Window } from 'happy-dom'
const window = new Window()
Object.assign(globalThis, { window, document: window.document })
const { createElement: h } = await import('react')
const { createRoot } = await import('react-dom/client')
const { flushSync } = await import('react-dom')

/** As a translator does: each text in two font elements, its own node gone. */
function translate(element) {
  for (const node of [...element.childNodes]) {
    if (node.nodeType !== 3) translate(node)
    else {
      const font = document.createElement('font')
      font.append(Object.assign(document.createElement('font'), { textContent: node.data }))
      node.replaceWith(font)
    }
  }
}
function changed(page) {
  const element = document.createElement('div')
  const root = createRoot(element)
  flushSync(() => root.render(page(1, 'seat')))
  translate(element)
  flushSync(() => root.render(page(2, 'seats')))
  return element.textContent
}
console.log('beside another:', changed((count, word) => h('p', null, count, ' ', word)))
console.log('alone:', changed((count, word) => h('p', null, `${count} ${word}`)))
process.exit(0)
SCRIPT
node look.mjs | tee seen.txt
cat >expected.txt <<'EXPECTED'
beside another: 1 seat
alone: 2 seats
EXPECTED
diff expected.txt seen.txt && echo 'as it was seen'
