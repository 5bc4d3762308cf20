import { calls } from '@jatra/contract/calls/index'
import { problemSchema, problemStatus } from '@jatra/contract/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Side } from './stage.ts'
import { rows } from './table.ts'

/** Sends every row of the table to a side. */
export function runTable(title: string, open: () => Side | Promise<Side>): void {
  describe(title, () => {
    let side: Side
    beforeAll(async () => {
      side = await open()
    }, 60_000)
    afterAll(() => side.close())

    it.each(rows.map((row) => ({ ...row, title: `${row.call}: ${row.name} -> ${row.answer}` })))(
      '$title',
      async ({ call: name, answer, request, check }) => {
        const call = calls[name]
        const stage = await side.enter()
        const response = await stage.send(await request(side, stage))
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
      },
    )
  })
}
