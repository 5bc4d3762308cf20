import { RemixBrowser } from '@remix-run/react'
import { setNonce } from 'get-nonce'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { letBackClose } from '@jatra/design-system/back-button'

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
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />)
})
