import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

export interface StreamOptions {
  nonce: string
  /** Of the request: rendering stops when it aborts. */
  signal: AbortSignal
  /** Milliseconds until what is still missing is given up. */
  timeout: number
  onError: (error: unknown) => void
}

/** Whether a loader answered with a promise that is still to come. */
export function isHeldBack(loaderData: Readonly<Record<string, unknown>>): boolean {
  return Object.values(loaderData).some(
    (loaded) =>
      typeof loaded === 'object' &&
      loaded !== null &&
      Object.values(loaded).some((value) => value instanceof Promise),
  )
}

/** A page as it comes: what stands outside of Suspense at once, the rest as soon as it is there. */
export function streamPage(
  page: ReactElement,
  { nonce, signal, timeout, onError }: StreamOptions,
): Promise<ReadableStream<Uint8Array>> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough()
    const stream = renderToPipeableStream(page, {
      nonce,
      onError,
      onShellError: reject,
      onShellReady() {
        resolve(createReadableStreamFromReadable(body))
        stream.pipe(body)
      },
    })
    const giveUp = () => stream.abort()
    const timer = setTimeout(giveUp, timeout)
    signal.addEventListener('abort', giveUp, { once: true })
    body.once('close', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    })
  })
}
