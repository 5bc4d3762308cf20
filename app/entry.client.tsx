import { RemixBrowser } from '@remix-run/react'
import { setNonce } from 'get-nonce'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { letBackClose } from '@jatra/design-system/back-button'
import { setStrangersAside } from './shell/strangers.ts'

// Dialogs lock scrolling by a style element of their own, which the page's policy takes only with the page's nonce.
// Browsers hide the attribute from scripts, but not the property.
const { nonce } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {}
if (nonce) setNonce(nonce)

letBackClose()

/**
 * Remix decodes the page's data when it first renders, and throws a promise until it has. A key or a click in between
 * makes React 18 render at once, which it may not do without the data: it gives up (error 345) and the page stays dead.
 * So the data is decoded before React handles any event.
 */
async function decodeData() {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}

await decodeData()
const hydrate = () => {
  hydrateRoot(document, <RemixBrowser />)
}
const putBack = setStrangersAside()
if (putBack) {
  // At once, because an extension that misses its elements adds them again.
  flushSync(hydrate)
  putBack()
} else {
  startTransition(hydrate)
}
