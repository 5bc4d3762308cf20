import { deleteDocument, getDocument, uploadDocument } from '@jatra/contract/document/endpoints'
import { getOrder, listHolidayOrders, listVisaOrders } from '@jatra/contract/whole-order/endpoints'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { VisaPaymentBody } from '@jatra/contract/visa/visa-payment'
import { getVisa, listVisas } from '@jatra/contract/visa/endpoints'
import { priceVisa } from '@jatra/contract/visa/visa-price'
import { describe, expect, it } from 'vitest'
import { sampleDocumentImage } from '../fixtures/sample-document.ts'
import { applicationOf } from '../prepared/payment-bodies.ts'
import { logIn, prototype } from '../testing/prototype.ts'

/** A visitor at Thailand's visa, and their actions. */
async function atVisa(scenario?: string) {
  const { as, fetchPath, time } = prototype()
  const client = as('a', scenario)
  const me = await logIn(client)
  const options = { token: me.access_token }
  const [visa] = await client.call(listVisas, { query: { country: 'Thailand' } })
  const [plan] = visa?.visaList ?? []
  if (!visa || !plan) throw new Error('no visa')
  const upload = async () => {
    const body = sampleDocumentImage('sample-') ?? new Uint8Array()
    const file = { body, type: 'image/jpeg' }
    return client.call(uploadDocument, { query: {} }, { ...options, file })
  }
  const pay = (over: Partial<VisaPaymentBody> = {}, key?: string) =>
    client.call(
      processPayment,
      { params: { paymentType: 'bkash' }, body: applicationOf(visa, me, over) },
      { ...options, ...(key !== undefined && { idempotencyKey: key }) },
    )
  const order = (orderId: string) =>
    client.call(getOrder, { params: { userId: me.user._id, orderId } }, options)
  const orders = () =>
    client.call(listVisaOrders, { params: { userId: me.user._id }, query: {} }, options)
  const withDocuments = (...documents: string[]) => ({
    travelersData: applicationOf(visa, me).travelersData.map((one) => ({ ...one, documents })),
  })
  return {
    as,
    client,
    visa,
    plan,
    me,
    options,
    order,
    orders,
    pay,
    time,
    upload,
    fetchPath,
    withDocuments,
  }
}

describe('applying for a visa in prototype mode', () => {
  it('makes an order that waits, is paid on the gateway page and listed with the visas', async () => {
    const {
      client,
      visa,
      plan,
      me,
      options,
      order,
      orders,
      pay,
      upload,
      fetchPath,
      withDocuments,
    } = await atVisa()
    const document = await upload()
    const { url, orderId } = await pay({
      ...withDocuments(document._id),
      deliveryMethod: 'pickUp',
      deliveryDate: '2026-11-20',
      pickUpAddress: ' House 27, Dhanmondi ',
    })
    const { _id, name, image, country } = visa
    const placed = await order(orderId)
    expect(placed).toMatchObject({
      serviceType: 'visa',
      price: priceVisa(plan.price, 1, 'pickUp').total,
      travelers: 1,
      paymentStatus: 'pending',
      productData: { rating: null, visa: { _id, name, image, country } },
      travelersData: {
        selectedPlan: plan,
        deliveryMethod: 'pickUp',
        deliveryDate: '2026-11-20',
        pickUpAddress: 'House 27, Dhanmondi',
        travelers: [{ documents: [document] }],
      },
    })
    const [number] = applicationOf(visa, me).travelersData.map((one) => one.passportNumber)
    expect(JSON.stringify(placed)).not.toContain(number)
    await fetchPath('a', url, { choice: 'pay' })
    expect(await order(orderId)).toMatchObject({ paymentStatus: 'success', payUrl: null })
    expect((await orders()).map((one) => one._id)).toEqual([orderId])
    const holidays = { params: { userId: me.user._id }, query: {} }
    expect(await client.call(listHolidayOrders, holidays, options)).toEqual([])
  })

  it('makes one order of a double submit', async () => {
    const { orders, pay } = await atVisa()
    expect(await pay({}, 'one-key')).toEqual(await pay({}, 'one-key'))
    expect(await orders()).toHaveLength(1)
    await expect(pay({ firstName: 'Other' }, 'one-key')).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    })
  })

  it('keeps the documents with the application, and lets the next one use them too', async () => {
    const { client, options, pay, upload, fetchPath, withDocuments } = await atVisa()
    const { _id } = await upload()
    const { url } = await pay(withDocuments(_id))
    await fetchPath('a', url, { choice: 'fail' })
    await expect(
      client.call(deleteDocument, { params: { id: _id } }, options),
    ).rejects.toMatchObject({ code: 'already_taken' })
    await expect(pay(withDocuments(_id))).resolves.toBeTruthy()
  })

  it('rejects another account’s document', async () => {
    const { as, pay, upload, withDocuments } = await atVisa()
    const other = await logIn(as('a'), 'tanvir')
    const theirs = await as('a').call(
      uploadDocument,
      { query: {} },
      {
        token: other.access_token,
        file: { body: sampleDocumentImage('sample-') ?? new Uint8Array(), type: 'image/jpeg' },
      },
    )
    const { _id } = await upload()
    await expect(pay(withDocuments(_id, theirs._id))).rejects.toMatchObject({
      code: 'not_found',
      errors: { 'travelersData.0.documents': [expect.any(String)] },
    })
  })
})

describe('the scenarios of visas', () => {
  it('price-changed: refused with the new total, which is then good; the page shows it too', async () => {
    const { client, visa, plan, pay } = await atVisa('price-changed')
    const rejection = await pay().then(
      () => null,
      (error: { code: string; price: number }) => error,
    )
    const now = await client.call(getVisa, { params: { id: visa._id } })
    const price = now.visaList[0]?.price ?? 0
    expect(price).toBeGreaterThan(plan.price)
    const { total } = priceVisa(price, 1, 'travelerDrop')
    expect(rejection).toMatchObject({ code: 'price_changed', price: total })
    await expect(pay({ productData: { price }, price: total })).resolves.toBeTruthy()
  })

  it('withdrawn: gone at the moment of paying, and its page says so from then on', async () => {
    const { client, visa, pay } = await atVisa('withdrawn')
    await expect(pay()).rejects.toMatchObject({ code: 'withdrawn' })
    await expect(client.call(getVisa, { params: { id: visa._id } })).rejects.toMatchObject({
      code: 'withdrawn',
    })
  })

  it('empty: no earlier applications; without it one is paid and one waits, with their documents', async () => {
    const { as } = prototype()
    const client = as('a')
    const me = await logIn(client, 'nusrat')
    const token = me.access_token
    const list = (scenario: string) =>
      as('a', scenario).call(
        listVisaOrders,
        { params: { userId: me.user._id }, query: {} },
        { token },
      )
    expect(await list('empty')).toEqual([])
    const orders = await list('reset')
    expect(orders.map(({ paymentStatus }) => paymentStatus)).toEqual(['pending', 'success'])
    expect(orders.map(({ payUrl }) => payUrl === null)).toEqual([false, true])
    const documents = orders.flatMap(({ travelersData }) =>
      travelersData.travelers.flatMap(({ documents }) => documents),
    )
    expect(new Set(documents.map(({ _id }) => _id)).size).toBe(3)
    for (const { _id: id, bytes } of documents) {
      const { body } = await client.download(getDocument, { params: { id } }, { token })
      expect((await new Response(body).arrayBuffer()).byteLength).toBe(bytes)
    }
  })
})
