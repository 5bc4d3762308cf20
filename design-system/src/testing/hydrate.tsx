import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { servedHtml } from './served-html.ts'

/**
 * Renders as a server does, puts that HTML in the page and hydrates it. `onBeforeHydration` sees
 * the page as it is without script. A mismatch complains on the console, and that fails the test.
 */
export function serveAndHydrate(
  element: ReactElement,
  onBeforeHydration?: (host: HTMLElement) => void,
): void {
  const host = document.createElement('div')
  host.innerHTML = servedHtml(element)
  document.body.append(host)
  onBeforeHydration?.(host)
  render(element, { container: host, hydrate: true })
}
