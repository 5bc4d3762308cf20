import { expect, it } from 'vitest'
import { assertSameNote, type Note } from '@jatra/contract/desk/notes'
import { serviceUnavailable } from '@jatra/contract/http/http-errors'
import type { AppContext } from '~/server/context.server.ts'
import { writeNote } from './order-acts.server.ts'

/** Keeps notes as the API does. The answer to the first is lost. */
function startNotes() {
  const kept = new Map<string, string>()
  let isLost = true
  const call = async (_: unknown, { body }: { body: Pick<Note, 'id' | 'text'> }) => {
    const same = { orderId: 'o1', by: 'u1' }
    const before = kept.get(body.id)
    if (before !== undefined) assertSameNote({ ...same, text: before }, { ...same, ...body })
    kept.set(body.id, body.text)
    if (isLost) {
      isLost = false
      throw serviceUnavailable()
    }
    return body
  }
  const context = { api: { call } } as unknown as AppContext
  const write = (text: string) => {
    const form = new FormData()
    form.set('id', 'note-0001')
    form.set('text', text)
    return writeNote(context, 'o1', form)
  }
  return { write, texts: () => [...kept.values()] }
}

it('adds a note that was changed after its first answer was lost, once', async () => {
  const { write, texts } = startNotes()
  const lost = await write('Calls at noon.')
  expect([lost.init?.status, lost.data.added]).toEqual([503, null])
  for (let sent = 0; sent < 2; sent++) {
    // By the id that its form has, so that the form begins another one.
    expect((await write('Calls at one.')).data.added).toBe('note-0001')
  }
  expect(texts()).toEqual(['Calls at noon.', 'Calls at one.'])
})
