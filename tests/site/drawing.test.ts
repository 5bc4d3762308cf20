import { beforeAll, expect, inject, it } from 'vitest'
import { Visitor } from './visitor.ts'

const RECEIPTS = 8
const PICTURES = 4

const origin = inject('prototype')
beforeAll(async () => {
  // The prototype has accounts with many paid bookings, and draws as the API does.
})

it('answers health checks while it draws receipts and pictures of links', async () => {
  const receipts = await paidReceipts(RECEIPTS)
  const pictures = await linkPictures(PICTURES)
  expect([receipts.length, pictures.length]).toEqual([RECEIPTS, PICTURES])
  const asked = [...receipts, ...pictures]
  let drawn = 0
  const files = Promise.all(
    asked.map(async ({ visitor, path }) => {
      const answer = await visitor.get(path)
      const { length } = new Uint8Array(await answer.arrayBuffer())
      drawn += 1
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), length }
    }),
  )
  let healthy = 0
  while (drawn < asked.length) {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    healthy += 1
  }
  const answers = await files
  // A busy machine may draw fewer than fit into the minute that one waits; the rest are asked to come back.
  for (const { status, retryAfter, length } of answers) {
    if (status === 200) expect(length).toBeGreaterThan(10_000)
    else expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '5' })
  }
  for (const kind of [answers.slice(0, RECEIPTS), answers.slice(RECEIPTS)])
    expect(kind.map(({ status }) => status)).toContain(200)
  // Drawn on the thread that answers, each file would let hardly one of them through.
  expect(healthy).toBeGreaterThan(2 * asked.length)
}, 120_000)

interface Asked {
  visitor: Visitor
  path: string
}

/** So many different receipts, of as many frequent travellers as it takes. */
async function paidReceipts(count: number): Promise<Asked[]> {
  const found: Asked[] = []
  for (let seed = 1; found.length < count && seed < 20; seed += 1) {
    const visitor = new Visitor(origin)
    for (const tab of ['flight', 'holidays', 'visa']) {
      const { html } = await visitor.follow(
        `/app/account/bookings/${tab}?persona=frequent-traveller&seed=crowd${seed}`,
      )
      for (const path of addressesIn(html, /\/app\/account\/bookings\/[a-z]+\/[\w-]{8,40}(?=")/g)) {
        const page = await visitor.get(path)
        if ((await page.text()).includes('receipt.pdf')) {
          found.push({ visitor, path: `${path}/receipt.pdf` })
        }
      }
    }
  }
  return found.slice(0, count)
}

/** Pictures of so many packages, none of them requested before. */
async function linkPictures(count: number): Promise<Asked[]> {
  const found: Asked[] = []
  for (let seed = 1; found.length < count && seed < 20; seed += 1) {
    const visitor = new Visitor(origin)
    const { html } = await visitor.follow(`/packageMenu?destination=Nepal&seed=crowd${seed}`)
    for (const path of addressesIn(html, /\/packages\/[\w-]{8,40}(?=["?])/g))
      found.push({ visitor, path: `${path}/picture.png` })
  }
  return found.slice(0, count)
}

const addressesIn = (html: string, pattern: RegExp) => new Set(html.match(pattern))
