import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBuilt, type BuiltServer } from './built-server.ts'
import { hiddenField, traveller, Visitor } from './visitor.ts'

let server: BuiltServer
let nusrat: Visitor
let mallory: Visitor
/** A search of Nusrat's and the booking page of its first flight, which nobody has booked. */
let searchPath: string
let bookingPath: string
let price: string
/** Her order of the same flight from a search before. */
let orderId: string
let tranId: string

const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const journey = { originLocationCode: 'DAC', destinationLocationCode: 'CXB', departureDate: date }
const searchOf = (more: Record<string, string> = {}) =>
  `/flight/search?${new URLSearchParams({ ...journey, adults: '1', max: '10', ...more })}`
const orderOf = (fields: Record<string, string>) => ({
  ...traveller,
  paymentType: 'bkash',
  price,
  ...fields,
})

beforeAll(async () => {
  server = await startBuilt()
  nusrat = new Visitor(server.origin)
  mallory = new Visitor(server.origin)
  await nusrat.signUp()
  await mallory.signUp()
  await searchAnew()
  const placed = await nusrat.post(bookingPath, orderOf({ idempotencyKey: 'key-of-nusrat' }))
  tranId = /\/sandbox\/([\w/]+)/.exec(placed.headers.get('location') ?? '')?.[1] ?? ''
  const paid = await nusrat.post(`/api/payment/sandbox/${tranId}`, { choice: 'pay' })
  const back = await nusrat.get((paid.headers.get('location') ?? '').replace(server.origin, ''))
  orderId = /\/payment\/return\/([\w-]+)/.exec(back.headers.get('location') ?? '')?.[1] ?? ''
  // An offer is sold once.
  await searchAnew()
})
afterAll(() => server.stop())

async function searchAnew() {
  const results = await nusrat.follow(searchOf())
  searchPath = results.path
  const link = /href="(\/flight\/booking\/\?[^"]+)"/.exec(results.html)?.[1] ?? ''
  bookingPath = link.replaceAll('&amp;', '&')
  price = hiddenField((await nusrat.follow(bookingPath)).html, 'price')
}

const ownPages = () => [
  '/app/account/bookings',
  `/app/account/bookings/flight/${orderId}`,
  `/payment/return/${orderId}`,
]

it('the flow itself goes through', async () => {
  expect(Number(price)).toBeGreaterThan(0)
  const order = async () => (await nusrat.follow(`/app/account/bookings/flight/${orderId}`)).html
  expect(await order()).toContain('Nusrat')
  // The airline writes its tickets a few seconds after the payment.
  await expect.poll(order, { timeout: 30_000, interval: 500 }).toContain('Confirmed')
})

describe('another user', () => {
  it('sees nothing of an order, as a page or as data', async () => {
    for (const path of ownPages().slice(1)) {
      for (const address of [path, `${path}.data`]) {
        const answer = await mallory.get(address)
        const text = await answer.text()
        expect(answer.status, address).toBe(404)
        expect(text).not.toMatch(/Nusrat|Jahan|Confirmed/)
      }
    }
    const list = await mallory.follow('/app/account/bookings')
    expect(list.html).not.toContain(orderId)
  })

  it('gets an order of their own by a key that another user has used', async () => {
    const answer = await mallory.post(bookingPath, orderOf({ idempotencyKey: 'key-of-nusrat' }))
    const location = answer.headers.get('location') ?? ''
    expect(location).toContain('/api/payment/sandbox/')
    expect(location).not.toContain(tranId)
  })

  it('does not order in another’s name', async () => {
    const fields = orderOf({ idempotencyKey: 'key-for-other', userId: 'u1', _id: 'u1' })
    expect((await mallory.post(bookingPath, fields)).status).toBe(302)
    const list = await nusrat.follow('/app/account/bookings')
    expect(list.html.match(/\/app\/account\/bookings\/flight\/[\w-]{8,}/g)).toHaveLength(1)
  })
})

describe('a signed-out visitor', () => {
  it('sees no private page and no data of one', async () => {
    const stranger = new Visitor(server.origin)
    for (const path of [...ownPages(), bookingPath]) {
      const [page, query = ''] = path.split('?')
      for (const address of [path, `${page?.replace(/\/$/, '')}.data?${query}`]) {
        const answer = await stranger.get(address)
        expect(answer.headers.get('cache-control'), address).toBe('private, no-store')
        expect(await answer.text(), address).not.toMatch(/Nusrat|"price"/)
      }
    }
  })
})

const hugeInsert = { type: 'update', payload: { name: 'travelers', index: 999_999_999, value: {} } }

describe('a tampered form', () => {
  it.each(['1', '0', '-5', '99999999'])('with the price %s makes no order', async (tampered) => {
    const key = `price-${tampered}`
    const answer = await nusrat.post(bookingPath, orderOf({ price: tampered, idempotencyKey: key }))
    expect([400, 409]).toContain(answer.status)
  })

  it.each(['', 'abc', '1e9', '7200.5', 'NaN', '{"$gt":0}'])(
    'with the price %j is refused as it stands',
    async (tampered) => {
      const answer = await nusrat.post(bookingPath, orderOf({ price: tampered }))
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    },
  )

  it.each([
    '/flight/booking/?searchId=nope&index=1',
    '/flight/booking/?searchId=../../auth/login&index=1',
    '/flight/booking/?searchId=%00&index=%00',
    '/flight/booking/',
  ])('at %s orders nothing', async (path) => {
    const answer = await nusrat.post(path, orderOf({ idempotencyKey: 'x' }))
    expect([404, 410]).toContain(answer.status)
  })

  it('with an index of its own orders nothing', async () => {
    const path = bookingPath.replace(/index=[^&]*/, 'index=99')
    expect((await nusrat.post(path, orderOf({ idempotencyKey: 'y' }))).status).toBe(410)
  })

  it.each<Record<string, string>>([
    { 'travelers[999999999].title': 'Ms.' },
    { 'travelers[99].title': 'Ms.' },
    { __intent__: JSON.stringify(hugeInsert) },
    { 'travelers[0].__proto__.polluted': 'yes' },
    { '__proto__.polluted': 'yes', 'constructor.prototype.polluted': 'yes' },
    { 'travelers[0].firstName': '<script>alert(1)</script>' },
    { 'travelers[0].firstName': 'a\u0000b' },
    { paymentType: '../../auth/logout' },
    { idempotencyKey: 'line\r\nbreak' },
    { idempotencyKey: 'বাংলা' },
  ])('with %j is never our error', async (fields) => {
    const answer = await nusrat.post(
      bookingPath,
      orderOf({ idempotencyKey: randomUUID(), ...fields }),
    )
    expect(answer.status).toBeLessThan(500)
    expect(await answer.text()).not.toContain('<script>alert(1)')
  })
})

describe('texts from the address', () => {
  const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>`
  it.each([
    `/?search=${encodeURIComponent(evil)}`,
    `/login?redirectTo=${encodeURIComponent(`/${evil}`)}`,
    `/register?redirectTo=${encodeURIComponent(`/x?${evil}`)}`,
    `/flight/search?originLocationCode=${encodeURIComponent(evil)}`,
    `/flight/search?originText=${encodeURIComponent(evil)}&destinationText=${encodeURIComponent(evil)}`,
    `/flight/booking/?searchId=${encodeURIComponent(evil)}&index=1`,
    `/payment/return/${encodeURIComponent(evil)}`,
    `/app/account/bookings/flight/${encodeURIComponent(evil)}`,
    `/app/account/bookings?cursor=${encodeURIComponent(evil)}`,
    `/${encodeURIComponent(evil)}`,
  ])('stay texts at %s', async (path) => {
    for (const visitor of [nusrat, new Visitor(server.origin)]) {
      const { html, status } = await visitor.follow(path)
      expect(html).not.toContain('<script>alert')
      expect(html).not.toContain('<img src=x')
      expect(status).toBeLessThan(500)
    }
  })

  it('stay texts in what is typed and comes back', async () => {
    const answer = await nusrat.post(bookingPath, orderOf({ 'travelers[0].lastName': evil }))
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(html).not.toContain('<script>alert')
  })
})

describe('signing in', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/.//evil.example',
    '/\t/x',
  ])('leads home, not to %j', async (redirectTo) => {
    const visitor = new Visitor(server.origin)
    const userName = await visitor.signUp()
    await visitor.post('/logout', {})
    const fields = { identifier: userName, password: 'Jatra@2026', redirectTo }
    const answer = await visitor.post('/login', fields)
    expect(answer.headers.get('location')).toBe('/')
    const query = new URLSearchParams({ redirectTo })
    expect((await visitor.get(`/login?${query}`)).headers.get('location')).toBe('/')
  })

  it('gives no page the token or the password', async () => {
    const visitor = new Visitor(server.origin)
    const userName = await visitor.signUp()
    const refused = await visitor
      .post('/logout', {})
      .then(() => visitor.post('/login', { identifier: userName, password: 'Jatra@2027' }))
    expect(refused.status).toBe(401)
    expect(await refused.text()).not.toContain('Jatra@2027')
    for (const path of ['/', '/_root.data', searchPath, ...ownPages()]) {
      const { html } = await nusrat.follow(path)
      expect(html, path).not.toMatch(/access_token|"token"|passwordHash|Bearer/)
    }
  })
})

it('none of this was an error of ours', () => {
  expect(server.said()).not.toMatch(/"level":"error"/)
})
