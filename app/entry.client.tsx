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

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />)
})
