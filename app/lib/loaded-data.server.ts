import type { EntryContext } from '@remix-run/node'

/**
 * Reads the loaders' data to its end before rendering, so that RemixServer finds it at once and never suspends: a page
 * is then rendered in one go, to a string. (Remix 2.17.5, its last release, keeps these reads in `renderMeta`.)
 */
export async function withLoadedData(remix: EntryContext): Promise<EntryContext> {
  if (!remix.serverHandoffStream) return remix
  const decoder = new TextDecoder()
  const reader = remix.serverHandoffStream.getReader()
  let value = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    value += decoder.decode(piece.value, { stream: true })
  }
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } })
  return { ...remix, serverHandoffStream: nothingMore(), renderMeta: { streamCache: { 0: read } } }
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

function nothingMore(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.close()
    },
  })
}
