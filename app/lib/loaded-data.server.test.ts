import type { EntryContext } from '@remix-run/node'
import { expect, it } from 'vitest'
import { withLoadedData } from './loaded-data.server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const contextOf = (...pieces: Uint8Array[]) =>
  ({
    renderMeta: {},
    serverHandoffStream: new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    }),
  }) as EntryContext

it('has all of the data at hand before the page is rendered, letters cut in two made whole', async () => {
  const [first, second] = [bytes('["ঢাকা"]').slice(0, 4), bytes('["ঢাকা"]').slice(4)]
  const { renderMeta } = await withLoadedData(contextOf(first, second))
  expect(renderMeta?.streamCache?.[0]?.result).toEqual({ done: true, value: '["ঢাকা"]' })
})

it('leaves a page without such data as it is', async () => {
  const context = { renderMeta: {} } as EntryContext
  expect(await withLoadedData(context)).toBe(context)
})
