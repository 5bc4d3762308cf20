import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable, type EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<RemixServer context={remix} url={request.url} />, {
      onShellReady() {
        const body = new PassThrough()
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
        pipe(body)
      },
      onShellError: reject,
      // Each round of load ends with visitors who leave in the middle, and React calls that an error.
      onError(error) {
        if (!request.signal.aborted) console.error(error)
      },
    })
  })
}
