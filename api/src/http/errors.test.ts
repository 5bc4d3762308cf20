import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { DomainError, type Problem } from '@jatra/contract/http/problem'
import { createLogger } from '@jatra/contract/observability/logging'
import { answerError } from './errors.ts'

const request = new Request('http://api.test/api/airports?q=secret-question')

async function answered(error: unknown) {
  const lines: string[] = []
  const response = answerError(
    error,
    request,
    createLogger((line) => lines.push(line)),
  )
  return { response, problem: (await response.json()) as Problem, log: lines.join('\n') }
}

const failed = (code: string) =>
  new DrizzleQueryError('select 1', ['s3cret'], Object.assign(new Error('gone'), { code }))

describe('what a handler throws', () => {
  it('is answered as it is when it is an error, and not logged', async () => {
    const domainError = new DomainError('rate_limited', { text: 'Wait.' }, { retryAfter: 7 })
    const { response, problem, log } = await answered(domainError)
    expect(problem).toEqual(domainError.toProblem('en'))
    expect(response.headers.get('retry-after')).toBe('7')
    expect(log).toBe('')
  })

  it.each([new Error('a s3cret detail'), 'a s3cret string', undefined, failed('42P01')])(
    'is our fault otherwise: %s',
    async (error) => {
      const { response, problem, log } = await answered(error)
      expect(response.status).toBe(500)
      expect(problem).toEqual({
        type: 'about:blank',
        title: 'internal',
        status: 500,
        code: 'internal',
        key: 'serviceFailed',
        message: 'Something went wrong on our side. Please try again.',
      })
      expect(log).toContain(response.headers.get('x-request-id'))
      expect(log).not.toContain('secret-question')
    },
  )

  const away = ['ECONNREFUSED', 'ECONNRESET', '57P01', '08006', '25P03', '25006']
  const busy = ['53300', '55P03', '57014', '40P01', '40001']
  it.each([...away, ...busy])(
    'is a passing trouble when the database is away or busy: %s',
    async (code) => {
      const { response, problem, log } = await answered(failed(code))
      expect(response.status).toBe(503)
      expect(problem.code).toBe('provider_unavailable')
      expect(response.headers.get('retry-after')).toBe('5')
      expect(log).toContain(code)
      expect(log).not.toContain('s3cret')
    },
  )

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Query read timeout',
  ])("is one too in the driver's own words: %s", async (words) => {
    const { response } = await answered(new DrizzleQueryError('select 1', [], new Error(words)))
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  })
})
