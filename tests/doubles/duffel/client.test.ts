import { expect, it } from 'vitest'
import { oneWay, openDuffel, requestFor, searched } from './open-duffel.ts'

it('sends nothing more when the budget of searches is used up, until it is new', async () => {
  const { supplier, double, time } = await openDuffel()
  double.budgets.search = 1
  const found = await supplier.search(oneWay('DAC-BKK'), searched)
  const calls = double.asked.length
  const retryAt = Date.parse('2026-11-20T06:01:00Z')
  await expect(supplier.search(oneWay('DAC-BKK'), searched)).rejects.toMatchObject({
    ...{ kind: 'rate_limited', retryAt },
  })
  expect(double.asked).toHaveLength(calls)
  // Searches alone are out: what is booked can still be asked for.
  await expect(supplier.reprice(found.terms['1']?.reference ?? '')).resolves.toMatchObject({
    kind: 'available',
  })
  double.budgets.search = null
  time.now = retryAt
  await expect(supplier.search(oneWay('DAC-BKK'), searched)).resolves.toHaveProperty('offers')
})

it('waits after a 429 as long as Duffel says, and does not take it for an order’s end', async () => {
  const opened = await openDuffel()
  const { supplier, double } = opened
  const request = await requestFor(opened, 'DAC-BKK')
  double.budgets.other = 0
  const limited = { kind: 'rate_limited', retryAt: Date.parse('2026-11-20T06:01:00Z') }
  await expect(supplier.book(request)).rejects.toMatchObject(limited)
  const calls = double.asked.length
  await expect(supplier.book(request)).rejects.toMatchObject(limited)
  expect(double.asked).toHaveLength(calls)
  expect(double.state.orders).toEqual([])
})

it('gives a search up when Duffel does not answer', async () => {
  const { supplier, double, timeouts } = await openDuffel()
  const kept = double.keepWaiting('POST /air/offer_requests')
  const searching = supplier.search(oneWay('DAC-BKK'), searched)
  await kept.came
  timeouts[0]?.fire()
  await expect(searching).rejects.toMatchObject({ kind: 'unreachable' })
  kept.release()
})

it('does not take half an answer, or one of another kind, for an answer', async () => {
  const { supplier, double, lines } = await openDuffel()
  double.answerNext('POST /air/offer_requests', { status: 201, body: { data: { ident: 'x' } } })
  await expect(supplier.search(oneWay('DAC-BKK'), searched)).rejects.toMatchObject({
    kind: 'unreachable',
  })
  expect(lines.at(-1)).toMatchObject({ event: 'duffel_unreadable', fields: ['data.id'] })
  double.answerNext('POST /air/offer_requests', { status: 502, body: '<h1>Bad gateway</h1>' })
  await expect(supplier.search(oneWay('DAC-BKK'), searched)).rejects.toMatchObject({
    ...{ kind: 'unreachable', status: 502, problem: null },
  })
})

it('logs each call with Duffel’s id of it, and neither tokens nor people, nor do errors', async () => {
  const accessToken = 'duffel_test_of_another_shop'
  const opened = await openDuffel({ accessToken })
  const { supplier, lines } = opened
  const error: unknown = await supplier.search(oneWay('DAC-BKK'), searched).catch((e: unknown) => e)
  expect(error).toMatchObject({ kind: 'rejected', problem: { code: 'access_token_not_found' } })
  expect(lines).toEqual([
    {
      ...{ level: 'warn', event: 'duffel_rejected', call: 'POST /air/offer_requests', status: 401 },
      ...{ requestId: expect.stringMatching(/^req_/), code: 'access_token_not_found' },
    },
  ])
  const good = await openDuffel()
  const request = await requestFor(good, 'LHR-LGW')
  await good.supplier.book(request)
  await good.supplier.getOrder({ order: 'ord_nowhere' })
  await good.double.close()
  const lost: unknown = await good.supplier.reprice(request.offer).catch((e: unknown) => e)
  const said = JSON.stringify([good.lines, lines]) + String(error) + String(lost)
  expect(said).not.toMatch(/duffel_test|Anwar|A01234567|8801712345678|anwar@/)
  expect(good.lines.map(({ event }) => event)).toEqual([
    ...['duffel_answered', 'duffel_answered', 'duffel_rejected', 'duffel_rejected'],
    'duffel_unreachable',
  ])
})
