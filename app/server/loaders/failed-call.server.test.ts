import { describe, expect, it } from 'vitest'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import { createLogger } from '@jatra/contract/observability/logging'
import { DomainError } from '@jatra/contract/http/problem'
import { logFailedCall, orUnavailable } from './failed-call.server.ts'

const away = new DomainError('provider_unavailable', { text: 'We could not reach the service.' })

function thrownBy(error: unknown): unknown {
  try {
    return orUnavailable(error)
  } catch (thrown) {
    return thrown
  }
}

describe('orUnavailable', () => {
  it.each([away, new DomainError('internal', { text: 'Broken' })])(
    'is 503 for the boundary: $code',
    (error) => {
      expect(thrownBy(error)).toMatchObject({ data: null, init: { status: 503 } })
    },
  )

  it.each([
    new DomainError('not_found', { text: 'Nothing here' }),
    new Error('a bug'),
    new Response(),
  ])('leaves all else as it is: %s', (error) => expect(thrownBy(error)).toBe(error))
})

describe('logFailedCall', () => {
  it('is one line with the call and why it failed', () => {
    const written: string[] = []
    const log = createLogger(
      (line) => written.push(line),
      () => 0,
    )
    const error = new DomainError('provider_unavailable', {
      text: 'We could not reach the service.',
    })
    error.cause = new TypeError('fetch failed')
    logFailedCall(log, getOrder, error)
    logFailedCall(log, getOrder, away)
    const lines = written.map((line) => JSON.parse(line) as unknown)
    const time = '1970-01-01T00:00:00.000Z'
    const line = { time, level: 'error', event: 'call_failed', code: 'provider_unavailable' }
    expect(lines).toEqual([
      { ...line, endpoint: 'getOrder', detail: 'TypeError: fetch failed' },
      { ...line, endpoint: 'getOrder', detail: 'We could not reach the service.' },
    ])
  })
})
