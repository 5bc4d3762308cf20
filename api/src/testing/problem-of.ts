import { expect } from 'vitest'
import { problemSchema } from '@jatra/contract/http/problem'

/** The problem of an error answer; fails when it is incomplete or leaks internals. */
export async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  expect(text).not.toMatch(/node_modules|\.ts:\d|insert into/)
  const problem = problemSchema.parse(JSON.parse(text))
  expect(problem.status).toBe(response.status)
  // Zod's own words are for programmers.
  for (const words of [problem.message, ...Object.values(problem.errors ?? {}).flat()]) {
    expect(words).not.toMatch(
      /expected|received|invalid (input|option|string|iso)|too (big|small)/i,
    )
  }
  return problem
}
