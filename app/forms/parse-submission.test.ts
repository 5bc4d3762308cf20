import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseSubmission } from './parse-submission.server.ts'

const schema = z.object({ name: z.string().max(10) })
const replyTo = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return parseSubmission(form, { schema }).reply()
}

describe('the answer to a form', () => {
  it('has what was typed and what is wrong with it', () => {
    const { initialValue, error } = replyTo({ name: 'Nusrat Jahan' })
    expect(initialValue).toEqual({ name: 'Nusrat Jahan' })
    expect(error).toHaveProperty('name')
  })

  it.each([
    ['a long text', { name: 'a'.repeat(40_000) }],
    ['a text that HTML writes six times as long', { name: '"<&'.repeat(2_500) }],
    [
      'a long text in a field that nobody asked for',
      { name: 'Nusrat Jahan', x: 'a'.repeat(40_000) },
    ],
  ])('leaves out %s', (_, fields) => {
    const { initialValue, error } = replyTo(fields)
    expect(initialValue).toBeUndefined()
    expect(error).toHaveProperty('name')
  })
})
