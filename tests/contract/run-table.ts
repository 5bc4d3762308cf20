import type { Call } from '@jatra/contract/http/call'
import { calls } from '@jatra/contract/http/endpoints'
import { problemSchema, problemStatus, type Problem } from '@jatra/contract/http/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureType } from '@jatra/contract/values/picture-header'
import type { Side } from './stage.ts'
import type { Row } from './row.ts'
import { rows as table } from './table.ts'

/** The first good row of each call. */
export const goodRows = table.filter(
  (row, at) =>
    row.answer === 'good' &&
    table.findIndex(({ call, answer }) => call === row.call && answer === 'good') === at,
)

/**
 * Sends every row of the table to a side.
 * @param options.openTwin a second side, which must refuse in the same words
 * @param options.rows those to send, all of them by default
 */
export function runTable(
  title: string,
  open: () => Side | Promise<Side>,
  { openTwin, rows = table }: { openTwin?: () => Side; rows?: readonly Row[] } = {},
): void {
  describe(title, () => {
    let side: Side
    const twin = openTwin?.()
    beforeAll(async () => {
      side = await open()
    }, 60_000)
    afterAll(async () => {
      await side.close()
      await twin?.close()
    })

    it.each(rows.map((row) => ({ ...row, title: `${row.call}: ${row.name} -> ${row.answer}` })))(
      '$title',
      async ({ call: name, answer, request, check }) => {
        const call: Call = calls[name]
        const stage = await side.enter()
        const response = await stage.send(await request(side, stage))
        if (answer === 'good' && call.download) {
          expect(response.status).toBe(call.status)
          expect(response.headers.get('content-type')).toBe(call.download.type)
          expect(fileType(new Uint8Array(await response.arrayBuffer()))).toBe(call.download.type)
          check?.(null, response)
          return
        }
        const body: unknown = await response.json()

        if (answer === 'good') {
          expect(response.status, JSON.stringify(body)).toBe(call.status)
          expect(response.headers.get('content-type')).toContain('application/json')
          // Nothing that the contract does not name leaves either side: no hash, no whole passport.
          expect(call.output.parse(body)).toEqual(body)
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
        // The prototype plays a network that is away, not a provider: that is told in other words.
        if (twin && answer !== 'provider_unavailable') {
          const other = await twin.enter()
          const answered = await other.send(await request(twin, other))
          expect(wordsOf(problemSchema.parse(await answered.json()))).toEqual(wordsOf(problem))
        }
      },
    )
  })
}

/** What a file is by its own first bytes, whatever it is called. */
function fileType(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes.subarray(0, 17))
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (text === 'BEGIN:VCALENDAR\r\n') return 'text/calendar; charset=utf-8'
  return pictureType(bytes)
}

/** What a person reads of a refusal. Each side has fares of its own, so one price is as good as another. */
function wordsOf({ message, errors, code }: Problem) {
  const anyPrice = (text: string) =>
    code === 'price_changed' ? text.replace(/৳[\d,]+/, '৳…') : text
  // The prototype's orders have ids of their own, so the bookings that it names are called otherwise.
  const anyBooking = (text: string) => text.replace(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, 'BOOK-INGS')
  return { message: anyBooking(anyPrice(message)), errors }
}
