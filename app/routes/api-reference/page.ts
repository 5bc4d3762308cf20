import type { LoaderFunctionArgs } from '@remix-run/node'
import fontUrl from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url'
import explorerUrl from 'openapi-explorer/dist/browser/openapi-explorer.min.js?url'
import { apiReference as copy } from '~/messages/pages.ts'
import { licencesText } from './licences.server.ts'
import { referenceStyle } from './reference-style.server.ts'

const DESCRIPTION = '/api/openapi.json'

/**
 * The reference of the API: `/api/openapi.json`, shown by OpenAPI Explorer, which axe finds least wrong with and which
 * loads nothing from elsewhere.
 */
export function loader({ request, context: { nonce } }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.has('licences')) {
    return new Response(licencesText(), {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  }
  return new Response(page(nonce), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(nonce),
      'x-robots-tag': 'noindex',
    },
  })
}

/**
 * OpenAPI Explorer, our script that watches it, and the policy that both need. The element writes a <style> with its
 * theme into its shadow tree, which can have neither a nonce nor a stable hash: hence 'unsafe-inline', for styles only.
 */
function policy(nonce: string): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'unsafe-inline'`,
    `connect-src 'self'`,
    `font-src 'self'`,
    `img-src 'self'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; ')
}

/** OpenAPI Explorer spins forever when the description cannot be loaded, and fires no event. */
const watchScript = `
const answer = await fetch('${DESCRIPTION}', { method: 'HEAD' }).catch(() => null)
const explorer = document.querySelector('openapi-explorer')
if (answer?.ok) explorer.setAttribute('spec-url', '${DESCRIPTION}')
else explorer.replaceWith(document.querySelector('template').content)
`

// The library's console is hidden, so that the page asks for no token and sends nothing in the reader's name.
const page = (nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${copy.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>
<style>${referenceStyle(fontUrl)}</style>
<script type="module" nonce="${nonce}" src="${explorerUrl}"></script>
<script type="module" nonce="${nonce}">${watchScript}</script>
</head>
<body>
<header>
<h1>${copy.title}</h1>
<div><a href="${DESCRIPTION}">${copy.description}</a> <a href="/api/docs?licences">${copy.licences}</a></div>
</header>
<p>${copy.withoutScript}</p>
<template><main><p role="alert">${copy.failed} <a href="/api/docs">${copy.retry}</a></p></main></template>
<openapi-explorer hide-console hide-authentication hide-server-selection></openapi-explorer>
</body>
</html>
`
