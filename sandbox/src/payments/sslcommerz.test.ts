import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '@jatra/api/db/schema'
import { listHeldPayments } from '@jatra/api/domain/payments/list-held-payments'
import { placeOrder, readOrder } from '@jatra/api/testing/booking'
import { createTestApi, type TestApi } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'

const database = useTestDatabase()

async function start() {
  const api = createTestApi(database)
  const placed = await placeOrder(api.client)
  return { api, ...placed, read: () => readOrder(api.client, placed.visitor, placed.orderId) }
}

const choose = (api: TestApi, url: string, choice: string) =>
  api.send('POST', url, { body: new URLSearchParams({ choice }) })

describe('the sandbox gateway', () => {
  it('shows the payee and the amount, with its buttons and no script', async () => {
    const { api, tranId, url } = await start()
    expect(url).toBe(`/api/payment/sandbox/${tranId}`)
    const answer = await api.send('GET', url)
    expect(answer.headers.get('content-type')).toContain('text/html')
    const page = await answer.text()
    for (const text of [
      'Payment sandbox',
      'Jatra',
      '৳7,200',
      'bKash',
      tranId,
      '>Pay<',
      '>Fail<',
      '>Cancel<',
      '>Stay silent<',
    ])
      expect(page).toContain(text)
    expect(page).not.toContain('<script')
  })

  it('allows its own style, the tokens, fonts and icon of the site, and nothing else', async () => {
    const { api, url } = await start()
    const answer = await api.send('GET', url)
    const page = await answer.text()
    expect(page).toContain('<link rel="icon" href="/favicon.svg"')
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self' 'sha256-${hash}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['pay', 'success'],
    ['cancel', 'cancelled'],
  ])('%s: the notice moves the order to %s before the browser is back', async (choice, status) => {
    const { api, orderId, read, tranId, url } = await start()
    const chosen = await choose(api, url, choice)
    expect(chosen.status).toBe(303)
    expect((await read()).paymentStatus).toBe(status)
    expect(chosen.headers.get('location')).toBe(`/api/payment/return/${tranId}`)
    const back = await api.send('GET', chosen.headers.get('location') ?? '')
    expect(back.status).toBe(303)
    expect(back.headers.get('location')).toBe(`/payment/return/${orderId}`)
  })

  it('fail: the order has failed when the browser is back, and not while its page may take another card', async () => {
    const { api, read, url } = await start()
    const chosen = await choose(api, url, 'fail')
    expect((await read()).paymentStatus).toBe('pending')
    await api.send('GET', chosen.headers.get('location') ?? '')
    expect((await read()).paymentStatus).toBe('failed')
  })

  it('leads back in English where the site does not speak the language of the account', async () => {
    const api = createTestApi(database, { languages: ['en'] })
    const { visitor, tranId, orderId } = await placeOrder(api.client)
    await database.db.update(users).set({ language: 'bn' }).where(eq(users.id, visitor.userId))
    const back = await api.send('GET', `/api/payment/return/${tranId}`)
    expect(back.headers.get('location')).toBe(`/payment/return/${orderId}`)
  })

  it('speaks the language of the account, all the way back', async () => {
    const { api, visitor, url } = await start()
    await database.db.update(users).set({ language: 'bn' }).where(eq(users.id, visitor.userId))
    const answer = await api.send('GET', url)
    expect(answer.headers.get('content-language')).toBe('bn')
    const page = await answer.text()
    for (const text of ['<html lang="bn">', 'পরীক্ষামূলক', '৳৭,২০০', '>টাকা দিন<', '>বাতিল করুন<'])
      expect(page).toContain(text)
    // What the gateway was told.
    expect(page).toMatch(/<dd lang="en">Flight /)
    const silent = await (await choose(api, url, 'silent')).text()
    expect(silent).toContain('টাকা নেওয়া হয়েছে')
    expect(silent).toContain('href="/bn/app/account/bookings"')
  })

  it('speaks the language of the browser where the payment is none of ours', async () => {
    const headers = { 'accept-language': 'bn-BD,bn;q=0.9' }
    const unknown = '/api/payment/sandbox/none-of-ours'
    const page = await createTestApi(database).send('GET', unknown, { headers })
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('<a href="/bn">যাত্রায় ফিরে যান</a>')
    const english = createTestApi(database, { languages: ['en'] })
    expect(await (await english.send('GET', unknown, { headers })).text()).toContain('<a href="/">')
  })

  it('hold: the order waits for staff, and the payment is refunded when it is not cleared', async () => {
    const { api, read, tranId, url } = await start()
    const page = await (await api.send('GET', url)).text()
    expect(page).toContain('>Hold for review<')
    const chosen = await choose(api, url, 'hold')
    expect(chosen.headers.get('location')).toBe(`/api/payment/return/${tranId}`)
    expect((await read()).paymentStatus).toBe('pending')
    const { payments } = await listHeldPayments(database.db, { limit: 5 })
    expect(payments).toMatchObject([{ amount: 7200 }])
    api.now += 31 * 60_000
    await api.sweep()
    expect(await read()).toMatchObject({
      paymentStatus: 'expired',
      refunds: [{ reason: 'held_payment', amount: 7200 }],
    })
  })

  it('silent: it takes the money and does not say so until it is asked', async () => {
    const { api, read, url } = await start()
    const page = await (await choose(api, url, 'silent')).text()
    expect(page).toContain('The money is taken')
    expect(page).not.toContain('/api/payment/return')
    expect((await read()).paymentStatus).toBe('pending')
    api.now += 31 * 60_000
    await api.sweep()
    expect((await read()).paymentStatus).toBe('success')
  })

  it('takes one choice: whatever is pressed later changes nothing', async () => {
    const { api, read, url } = await start()
    await choose(api, url, 'pay')
    const paid = await read()
    await choose(api, url, 'cancel')
    await choose(api, url, 'pay')
    expect(await read()).toEqual(paid)
    expect(await (await api.send('GET', url)).text()).toContain('This payment has ended')
  })

  it('shows its page again for a choice that it does not know', async () => {
    const { api, read, url } = await start()
    expect(await (await choose(api, url, 'steal')).text()).toContain('Payment sandbox')
    expect((await read()).paymentStatus).toBe('pending')
  })

  it('goes on after a restart', async () => {
    const { read, url } = await start()
    const restarted = createTestApi(database)
    expect((await choose(restarted, url, 'pay')).status).toBe(303)
    expect((await read()).paymentStatus).toBe('success')
  })

  it('knows no other transactions', async () => {
    const { api } = await start()
    const unknown = await api.send('GET', '/api/payment/sandbox/JTUNKNOWN')
    expect(unknown.status).toBe(404)
    expect(await unknown.text()).toContain('No such payment')
    expect((await choose(api, '/api/payment/sandbox/JTUNKNOWN', 'pay')).status).toBe(404)
    const back = await api.send('POST', '/api/payment/return/JTUNKNOWN')
    expect(back.headers.get('location')).toBe('/app/account/bookings')
  })

  it.each(['%00', 'JT%00', 'x'.repeat(300)])(
    'knows no transaction %s, which no database could hold or nobody makes',
    async (id) => {
      const api = createTestApi(database)
      const page = await api.send('GET', `/api/payment/sandbox/${id}`)
      expect(page.status).toBe(404)
      expect(await page.text()).toContain('No such payment')
      for (const choice of ['pay', 'hold', 'steal'])
        expect((await choose(api, `/api/payment/sandbox/${id}`, choice)).status).toBe(404)
      for (const method of ['GET', 'POST'] as const) {
        const back = await api.send(method, `/api/payment/return/${id}`)
        expect([back.status, back.headers.get('location')]).toEqual([303, '/app/account/bookings'])
      }
      expect(api.log.join()).not.toContain('request_failed')
    },
  )

  it('opens sessions and answers questions for its store alone', async () => {
    const { api, tranId } = await start()
    const store = { store_id: 'jatra', store_passwd: 'guessed' }
    const opened = await api.send('POST', '/api/payment/sandbox/gwprocess/v4/api.php', {
      body: new URLSearchParams({ ...store, tran_id: 'JT1', total_amount: '10.00' }),
    })
    expect(await opened.json()).toMatchObject({ status: 'FAILED' })
    const query = new URLSearchParams({ ...store, tran_id: tranId })
    const asked = await api.send(
      'GET',
      `/api/payment/sandbox/validator/api/merchantTransIDvalidationAPI.php?${query}`,
    )
    expect(await asked.json()).toEqual({ APIConnect: 'INVALID_REQUEST' })
  })

  it('reads forms of either kind, and questions that are posted', async () => {
    const { api, read, tranId, url } = await start()
    const query = new URLSearchParams({ store_id: 'jatra', store_passwd: 'x', tran_id: tranId })
    const asked = `/api/payment/sandbox/validator/api/merchantTransIDvalidationAPI.php?${query}`
    expect(await (await api.send('POST', asked)).json()).toEqual({ APIConnect: 'INVALID_REQUEST' })
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    for (const body of ['--b', '--b\r\n\r\n', 'choice=pay', '']) {
      expect((await api.send('POST', url, { body, headers })).status).toBe(200)
    }
    const body = new FormData()
    body.set('choice', 'pay')
    expect((await api.send('POST', url, { body })).status).toBe(303)
    expect((await read()).paymentStatus).toBe('success')
  })

  it('lets the forms lead to the public address, where there is one', async () => {
    const api = createTestApi(database, { publicUrl: 'https://jatra.example' })
    const { url } = await placeOrder(api.client)
    expect(url).toMatch(/^https:\/\/jatra\.example\/api\/payment\/sandbox\/JT/)
    const answer = await api.send('GET', new URL(url).pathname)
    expect(answer.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://jatra.example;",
    )
    const chosen = await choose(api, new URL(url).pathname, 'pay')
    expect(chosen.headers.get('location')).toMatch(
      /^https:\/\/jatra\.example\/api\/payment\/return/,
    )
  })
})
