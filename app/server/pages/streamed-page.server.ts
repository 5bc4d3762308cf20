import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

export interface StreamOptions {
  nonce: string
  /** Of the request: rendering stops when it aborts. */
  signal: AbortSignal
  /** Milliseconds until rendering is aborted. */
  timeout: number
  onError: (error: unknown) => void
}

/** Whether a loader returned a promise that is still pending. */
export function isHeldBack(loaderData: Readonly<Record<string, unknown>>): boolean {
  return Object.values(loaderData).some(
    (loaded) =>
      typeof loaded === 'object' &&
      loaded !== null &&
      Object.values(loaded).some((value) => value instanceof Promise),
  )
}

/** Streams a page: everything outside of Suspense at once, the rest when it is ready. */
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
