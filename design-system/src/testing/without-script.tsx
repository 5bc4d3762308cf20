import type { ReactElement } from 'react'
import { onTestFinished } from 'vitest'
import { servedHtml } from './served-html.ts'

/**
 * What the server sends, in a frame of its own in which scripts are off: `<noscript>` is content and
 * `(scripting: none)` holds. Resolves to the frame's document once it is laid out.
 */
export async function serveWithoutScript(element: ReactElement, width = 360): Promise<Document> {
  const frame = document.createElement('iframe')
  frame.title = 'Without script'
  frame.sandbox.add('allow-same-origin')
  frame.width = String(width)
  frame.height = '740'
  const styles = [...document.querySelectorAll('style, link[rel="stylesheet"]')]
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  const html = `<!doctype html><html lang="en"><head><title>Page</title>${styles
    .map((sheet) => sheet.outerHTML)
    .join('')}</head><body>${servedHtml(element)}</body></html>`
  // An address of its own, so that a link to a place on the page stays on it.
  frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  document.body.append(frame)
  onTestFinished(() => {
    frame.remove()
    URL.revokeObjectURL(frame.src)
  })
  await loaded
  if (!frame.contentDocument) throw new Error('The frame has no document')
  return frame.contentDocument
}
