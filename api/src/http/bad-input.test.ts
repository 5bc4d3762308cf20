import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, jsonInit, type TestApi } from '../testing/test-api.ts'
import { problemOf } from '../testing/problem-of.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

let api: TestApi

const account = { userName: 'rahima', email: 'rahima@example.com', password: 'Secret@1' }
beforeEach(() => {
  api = createTestApi(database)
})

describe('a body that is no JSON object of the call', () => {
  const json = { 'content-type': 'application/json' }
  it.each<[string, RequestInit]>([
    ['nothing', { headers: json }],
    ['half of it', { headers: json, body: '{"userName":' }],
    ['null', { headers: json, body: 'null' }],
    ['a list', { headers: json, body: '[]' }],
    ['a string', { headers: json, body: '"x"' }],
    ['a number beyond numbers', { headers: json, body: '1e999' }],
    ['a form', { body: new URLSearchParams(account) }],
    ['text', { headers: { 'content-type': 'text/plain' }, body: JSON.stringify(account) }],
    ['no type', { headers: { 'content-type': '' }, body: JSON.stringify(account) }],
    ['bytes that are no UTF-8', { headers: json, body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) }],
    ['a hundred thousand brackets', { headers: json, body: '['.repeat(1e5) + ']'.repeat(1e5) }],
  ])('is rejected: %s', async (_, init) => {
    for (const path of ['/api/auth/register', '/api/auth/login']) {
      const answer = await api.send('POST', path, init)
      expect(answer.status).toBe(400)
      expect(await problemOf(answer)).toMatchObject({ code: 'invalid_input' })
    }
  })

  it('of more than a mebibyte is rejected, whether its length is told or not', async () => {
    const told = await api.send('POST', '/api/auth/login', {
      ...jsonInit({ identifier: 'x'.repeat(1024 * 1024), password: 'x' }),
    })
    expect((await problemOf(told)).status).toBe(413)
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(32)),
    })
    const endless = await api.send('POST', '/api/auth/login', {
      body: stream,
      headers: json,
      duplex: 'half',
    } as RequestInit)
    expect((await problemOf(endless)).status).toBe(413)
  })
})

describe('a body that costs more to reject than to send', () => {
  const login = (identifier: string) =>
    api.send('POST', '/api/auth/login', jsonInit({ identifier, password: 'x' }))

  it('is rejected by its length before its marks are sorted', async () => {
    const { errors } = await problemOf(await login(`a${'\u0301\u0327'.repeat(30_000)}`))
    expect(errors).toEqual({ identifier: ['Please use at most 254 characters'] })
  })

  it('is rejected by count before anything in it is validated', async () => {
    const body = {
      serviceType: 'flight',
      travelersData: Array.from({ length: 100_000 }, () => ({})),
    }
    const answer = await api.send('POST', '/api/auth/register', jsonInit(body))
    const text = await answer.text()
    expect(answer.status).toBe(400)
    expect(text.length).toBeLessThan(1_000)
  })

  it('is rejected when it is compressed', async () => {
    const { body, headers } = jsonInit(account)
    const answer = await api.send('POST', '/api/auth/register', {
      body: body as string,
      headers: { ...(headers as Record<string, string>), 'content-encoding': 'gzip' },
    })
    expect(await problemOf(answer)).toMatchObject({ status: 415, code: 'unsupported_type' })
  })

  it('and never comes to its end is no error of ours', async () => {
    const cut = new ReadableStream({
      start: (controller) => controller.error(new Error('the sender went away')),
    })
    const headers = { 'content-type': 'application/json', 'content-length': '100' }
    const init = { body: cut, headers, duplex: 'half' }
    const answer = await api.send('POST', '/api/auth/login', init as RequestInit)
    expect(answer.status).toBe(400)
    expect(api.log).toEqual([])
  })
})

describe('a value that is none', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a list', ['rahima@example.com']],
    ['an object', { toString: 'x' }],
    ['a number', 12],
    ['true', true],
    ['empty', ''],
    ['blank', ' \t\u00a0'],
    ['a NUL', 'rahi\u0000ma'],
    ['a lone surrogate', 'rahi\ud800ma'],
    ['the other half', '\udc00'],
    ['ten thousand letters', 'a'.repeat(10_000)],
  ])('is rejected with its field: %s', async (_, value) => {
    for (const field of ['userName', 'email', 'password']) {
      const answer = await api.send(
        'POST',
        '/api/auth/register',
        jsonInit({ ...account, [field]: value }),
      )
      const { status, errors } = await problemOf(answer)
      expect({ field, status }).toEqual({ field, status: 400 })
      expect(Object.keys(errors ?? {})).toEqual([field])
    }
  })

  it('in a field that no call has changes nothing', async () => {
    const body = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"_id":"me",
      "userName":"karim","email":"karim@example.com","password":"Secret@1"}`
    const answer = await api.send('POST', '/api/auth/register', {
      body,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    })
    expect(answer.status).toBe(201)
    expect(Object.keys(((await answer.json()) as { user: object }).user).sort()).toEqual([
      '_id',
      'email',
      'gender',
      'name',
      'phone',
      'picture',
      'userName',
    ])
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  })
})

describe('a query', () => {
  const good =
    'originLocationCode=DAC&destinationLocationCode=CXB&departureDate=2026-12-01&adults=1'
  it.each([
    ['originLocationCode', 'originLocationCode=DHAKA'],
    ['originLocationCode', 'originLocationCode=DAC&originLocationCode=CGP'],
    ['originLocationCode', 'originLocationCode=D%00C'],
    ['departureDate', 'departureDate=2026-02-30'],
    ['departureDate', 'departureDate=tomorrow'],
    ['departureDate', 'departureDate=01/12/2026'],
    ['returnDate', 'returnDate=2026-11-30'],
    ['adults', 'adults=0'],
    ['adults', 'adults=1.5'],
    ['adults', 'adults=1e400'],
    ['adults', 'adults=99999999999999999999'],
    ['infants', 'infants=-1'],
    ['travelClass', 'travelClass=STEERAGE'],
    ['max', 'max=0'],
    ['leg', 'leg=DAC-BKK-2026-12-01'],
    ['leg', 'leg=DAC-BKK-2026-12-01&leg=BKK-DAC-2026-11-30'],
    ['leg.0', 'leg=x&leg=y'],
  ])('is rejected with its field %s: %s', async (field, part) => {
    const first = part.split('=')[0] ?? ''
    const rest = good.split('&').filter((pair) => !pair.startsWith(`${first}=`))
    const answer = await api.send('GET', `/api/airport/search?${[...rest, part].join('&')}`)
    const { status, errors } = await problemOf(answer)
    expect(status).toBe(400)
    expect(Object.keys(errors ?? {})).toContain(field)
  })

  it('may carry anything besides', async () => {
    const extra = '__proto__=1&__proto__=2&constructor=x&toString=y&%=%&%ff=%ff&a[b]=c'
    expect((await api.send('GET', `/api/airport/search?${good}&${extra}`)).status).toBe(200)
    expect((await api.send('GET', `/api/airports?q=%ff%fe&${extra}`)).status).toBe(200)
  })
})

describe('a path', () => {
  it.each([
    ['/api', 404],
    ['/api/', 404],
    ['/api/nothing', 404],
    ['/api/auth', 404],
    ['/api/airport/search/', 404],
    ['/api/airport/search/short', 400],
    ['/api/airport/search/%00%00%00%00%00%00%00%00', 400],
    ['/api/airport/search/%E0%A4%A%E0%A4%A', 400],
    [`/api/airport/search/${'a'.repeat(65)}`, 400],
    [`/api/airport/search/aaaaaaaa/${'1'.repeat(41)}`, 400],
    ['/api/airport/search/aaaaaaaa/..%2f..%2fetc', 404],
    ['/api/airport/search/__proto__/__proto__', 404],
  ])('%s is answered %i', async (path, status) => {
    expect((await problemOf(await api.send('GET', path))).status).toBe(status)
  })

  it.each([
    ['GET', '/api/auth/login', 'POST'],
    ['DELETE', '/api/airports', 'GET'],
    ['POST', '/api/airport/search', 'GET'],
    ['PUT', '/api/payment/me/flight', 'GET'],
    ['OPTIONS', '/api/auth/register', 'POST'],
  ])('%s %s is not allowed', async (method, path, allowed) => {
    const answer = await api.send(method, path)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe(allowed)
    await problemOf(answer)
  })
})
