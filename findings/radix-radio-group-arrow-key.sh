#!/bin/sh
# Package:   radix-ui 1.8.1 with react 18.3.1, in happy-dom 20.0.11
# Behaviour: An arrow key in a RadioGroup moves the focus in a timer, and chooses only if the key is still down when the
#            focus arrives. A key that is let go at once (a switch, a voice command, a script) moves the focus to the next
#            choice and chooses nothing. Native radio buttons and the radio group pattern of the ARIA Authoring Practices
#            choose with the focus.
# Seen on 27 November 2026, Node 24.21.0:
#   held:           focus b, chosen b
#   let go at once: focus b, chosen a
# Exits with 1 when that has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund radix-ui@1.8.1 react@18.3.1 react-dom@18.3.1 happy-dom@20.0.11
cat >look.mjs <<'SCRIPT'
import { Window } from 'happy-dom'
const window = new Window()
Object.assign(globalThis, {
  window,
  document: window.document,
  HTMLElement: window.HTMLElement,
  HTMLFormElement: window.HTMLFormElement,
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
})
const { createElement: h } = await import('react')
const { createRoot } = await import('react-dom/client')
const { RadioGroup } = await import('radix-ui')

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const press = (type) =>
  document.activeElement.dispatchEvent(
    new window.KeyboardEvent(type, { key: 'ArrowDown', bubbles: true, cancelable: true }),
  )

async function look(held) {
  const page = document.createElement('div')
  document.body.append(page)
  const root = createRoot(page)
  root.render(
    h(RadioGroup.Root, { defaultValue: 'a' }, [
      h(RadioGroup.Item, { key: 'a', value: 'a' }),
      h(RadioGroup.Item, { key: 'b', value: 'b' }),
    ]),
  )
  await pause(50)
  page.querySelector('[value=a]').focus()
  press('keydown')
  if (held) await pause(50)
  press('keyup')
  await pause(50)
  const chosen = page.querySelector('[role=radio][aria-checked=true]').value
  const focus = document.activeElement.value
  root.unmount()
  page.remove()
  return `focus ${focus}, chosen ${chosen}`
}
console.log('held:', await look(true))
console.log('let go at once:', await look(false))
process.exit(0)
SCRIPT
node look.mjs | tee seen.txt
cat >expected.txt <<'EXPECTED'
held: focus b, chosen b
let go at once: focus b, chosen a
EXPECTED
diff expected.txt seen.txt && echo 'as it was seen'
