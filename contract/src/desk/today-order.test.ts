import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareUrgency, type Placed } from './today-order.ts'
import { queues } from './today-queues.ts'

/** Few values of each, so that ties are common. */
const placed: fc.Arbitrary<Placed> = fc.record({
  queue: fc.constantFrom(...queues),
  id: fc.constantFrom('a', 'B', 'b', 'order-10', 'order-9'),
  dueAt: fc
    .integer({ min: 0, max: 3 })
    .map((hours) => new Date(Date.UTC(2026, 10, 20, hours)).toISOString()),
})

it('puts what is due first before what is due later, whatever its queue', () => {
  fc.assert(
    fc.property(fc.array(placed), (items) => {
      const times = items.toSorted(compareUrgency).map(({ dueAt }) => Date.parse(dueAt))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }),
  )
})

it('gives no two items one place, and one order however they came', () => {
  fc.assert(
    fc.property(fc.array(placed), (items) => {
      expect(items.toReversed().toSorted(compareUrgency)).toEqual(items.toSorted(compareUrgency))
    }),
  )
  fc.assert(
    fc.property(placed, placed, (a, b) => {
      const isSame = a.queue === b.queue && a.id === b.id && a.dueAt === b.dueAt
      expect(compareUrgency(a, b) === 0).toBe(isSame)
      expect(Math.sign(compareUrgency(a, b)) + Math.sign(compareUrgency(b, a))).toBe(0)
    }),
  )
})

it('goes on, page by page, to each item once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(placed, { selector: (one) => JSON.stringify(one) }), (items) => {
      const seen: Placed[] = []
      for (;;) {
        const last = seen.at(-1)
        const left = items.filter((one) => last === undefined || compareUrgency(one, last) > 0)
        if (left.length === 0) break
        seen.push(...left.toSorted(compareUrgency).slice(0, 2))
      }
      expect(seen).toEqual(items.toSorted(compareUrgency))
    }),
  )
})
