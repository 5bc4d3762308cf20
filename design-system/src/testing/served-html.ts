/* oxlint-disable no-console -- it takes one warning out of the console */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

const ONLY_HERE = 'useLayoutEffect does nothing on the server'

/**
 * What a server sends. Radix drops its layout effects where there is no document, which a test in a browser has: React
 * warns of them here and on no server.
 */
export function servedHtml(element: ReactNode): string {
  const { error } = console
  console.error = (...values: unknown[]) => {
    if (!String(values[0]).includes(ONLY_HERE)) error(...values)
  }
  try {
    return renderToString(element)
  } finally {
    console.error = error
  }
}
