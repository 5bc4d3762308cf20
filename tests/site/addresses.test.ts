import { expect, inject, it } from 'vitest'

const origin = inject('prototype')

/** Each area of the route table is matched alone, so every way of writing an address must find its own. */
it.each([
  ['/', 200],
  ['/_root.data', 200],
  ['/about', 200],
  ['/packageMenu?destination=Nowhere', 404],
  ['/About', 200],
  ['/%61bout/', 200],
  ['/about.data', 200],
  ['/packageMenu?destination=Nepal', 200],
  ['/PACKAGEMENU', 200],
  ['/flight/nowhere', 404],
  ['/visaDetails?country=Thailand', 200],
  ['/nowhere', 404],
  ['/about/nowhere', 404],
  ['/%E0%A4%A', 404],
  ['//about', 404],
])('%s answers %i', async (address, status) => {
  const answer = await fetch(origin + address, { redirect: 'manual' })
  expect(answer.status).toBe(status)
})
