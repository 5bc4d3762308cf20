import type { Endpoint } from '@jatra/contract/http/endpoint'
import { endpoints } from '@jatra/contract/endpoints'
import {
  problemSchema,
  problemStatus,
  type Problem,
  type ProblemCode,
} from '@jatra/contract/http/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentTypeOf } from '@jatra/contract/document/document-type'
import type { Harness } from './harness.ts'
import { cases } from './cases.ts'

/**
 * Sends every case of the table to an implementation.
 * @param options.openTwin a second implementation, which must reject in the same words
 */
export function runCases(
  title: string,
  open: () => Harness | Promise<Harness>,
  { openTwin }: { openTwin?: () => Harness } = {},
): void {
  describe(title, () => {
    let harness: Harness
    const twin = openTwin?.()
    beforeAll(async () => {
      harness = await open()
    }, 60_000)
    afterAll(async () => {
      await harness.close()
      await twin?.close()
    })

    // As %s, because vitest cuts what $title would put in.
    it.each(
      cases.map(
        (testCase) =>
          [`${testCase.endpoint}: ${testCase.name} -> ${testCase.answer}`, testCase] as const,
      ),
    )('%s', async (_title, { endpoint: name, answer, request, check }) => {
      const endpoint: Endpoint = endpoints[name]
      const session = await harness.openSession()
      const startedAt = harness.now()
      const response = await session.send(await request(harness, session))
      if (answer === 'good' && endpoint.download) {
        expect(response.status).toBe(endpoint.status)
        expect(response.headers.get('content-type')).toBe(endpoint.download.type)
        expect(fileType(new Uint8Array(await response.arrayBuffer()))).toBe(endpoint.download.type)
        check?.(null, response)
        return
      }
      const body: unknown = await response.json()

      if (answer === 'good') {
        expect(response.status, JSON.stringify(body)).toBe(endpoint.status)
        expect(response.headers.get('content-type')).toContain('application/json')
        // Nothing that the contract does not name leaves either implementation: no hash, no whole passport.
        expect(endpoint.output.parse(body)).toEqual(body)
        check?.(body, response)
        return
      }
      expect([response.status, (body as { code?: unknown }).code]).toEqual([
        problemStatus[answer],
        answer,
      ])
      const problem = problemSchema.parse(body)
      expect(problem).toEqual(body)
      expect(problem.status).toBe(response.status)
      expect(response.headers.get('content-type')).toContain('application/problem+json')
      expect(response.headers.get('cache-control')).toBe('no-store')
      if (answer === 'rate_limited') {
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      }
      if (answer === 'price_changed') expect(problem.price).toBeGreaterThan(0)
      // The prototype simulates a network failure, not a provider: its message differs.
      if (twin && answer !== 'provider_unavailable') {
        const other = await twin.openSession()
        // It was not asked for what went well, so its clock may be days behind.
        await other.advance((startedAt - twin.now()) / 60_000)
        const answered = await other.send(await request(twin, other))
        expect(wordsOf(problemSchema.parse(await answered.json()))).toEqual(wordsOf(problem))
      }
    })
  })
}

/** What a file is by its own first bytes, whatever it is called. */
function fileType(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes.subarray(0, 17))
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (text === 'BEGIN:VCALENDAR\r\n') return 'text/calendar; charset=utf-8'
  return documentTypeOf(bytes)
}

/** Errors that name what a flight costs. */
const naming: readonly ProblemCode[] = ['price_changed', 'request_in_progress']

/** What a person reads of an error. Each harness has fares of its own, so one price is as good as another. */
function wordsOf({ message, errors, code }: Problem) {
  const anyPrice = (text: string) => (naming.includes(code) ? text.replace(/৳[\d,]+/, '৳…') : text)
  // The prototype's orders have ids of their own, so the bookings that it names are called otherwise.
  const anyBooking = (text: string) => text.replace(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, 'BOOK-INGS')
  // And the API's colleagues are named by the session that hired them.
  const anyColleague = (text: string) =>
    text.replace(/\b(agent|finance|manager)-[\d.]+(?= is )/, '$1')
  return { message: anyColleague(anyBooking(anyPrice(message))), errors }
}
