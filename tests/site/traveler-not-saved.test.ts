import { expect, inject, it } from 'vitest'
import { hiddenField, traveller, Visitor } from './visitor.ts'

const origin = inject('prototype')

const departureDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const RESULTS = `/flight/search?originLocationCode=DAC&destinationLocationCode=CXB&departureDate=${departureDate}&adults=1`

/** The page after the payment of a booking whose traveller was to be saved. */
async function afterPaying(scenario: string): Promise<string> {
  const visitor = new Visitor(origin)
  await visitor.signUp()
  const { html: results } = await visitor.follow(RESULTS)
  const path = /\/flight\/booking\/?\?[^"]*/.exec(results)?.[0].replaceAll('&amp;', '&') ?? ''
  const { html } = await visitor.follow(path)
  await visitor.follow(`/?scenario=${scenario}`)
  const hidden = ['account', 'price', 'idempotencyKey'].map((name) => [
    name,
    hiddenField(html, name),
  ])
  const sent = await visitor.post(path, {
    ...{ ...traveller, ...Object.fromEntries(hidden) },
    ...{ paymentType: 'bkash', 'keep[0]': 'on' },
  })
  const gateway = (sent.headers.get('location') ?? '').replace(origin, '')
  const paid = await visitor.post(gateway, { choice: 'pay' })
  return (await visitor.follow((paid.headers.get('location') ?? '').replace(origin, ''))).html
}

it('whose traveller could not be saved reads it after the payment, which stands', async () => {
  const html = await afterPaying('traveler-save-failure')
  expect(html).toContain('We could not save your travellers for next time')
  expect(html).toContain('href="/app/account/regular-travelers"')
})

it('whose traveller was saved reads nothing of it', async () => {
  expect(await afterPaying('reset')).not.toContain('for next time')
})
