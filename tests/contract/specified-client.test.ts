import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAhead, PASSWORD } from './actors.ts'
import { openPgliteHarness } from './api-harness.ts'
import { openMockHarness } from './mock-harness.ts'
import { askRaw, type Harness, type Session } from './harness.ts'

/** What a program makes of docs/specification.md, without our types: text and JSON alone. */
function programOf(session: Session) {
  let token = ''
  const send = async (method: string, path: string, body?: object): Promise<Answer> => {
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    if (token) headers['authorization'] = `Bearer ${token}`
    const init = { headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await session.send(askRaw(method, path, init))
    return { status: answer.status, body: await answer.json() }
  }
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body: object) => send('POST', path, body),
    takeToken: (given: string) => (token = given),
  }
}

interface Answer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- a program in another language has no types of ours
  body: any
}

describe.each<[string, () => Harness | Promise<Harness>]>([
  ['the API', openPgliteHarness],
  ['the prototype', openMockHarness],
])('a program that knows %s by its specification alone', (_, open) => {
  let harness: Harness
  let program: ReturnType<typeof programOf>
  let booking: Record<string, unknown>
  let userId = ''

  beforeAll(async () => {
    harness = await open()
    program = programOf(await harness.openSession())
    const account = { userName: 'a.program', email: 'a.program@example.com', password: PASSWORD }
    const signedUp = await program.post('/api/auth/register', account)
    userId = signedUp.body.user._id
    const credentials = { identifier: 'a.program', password: PASSWORD }
    const signedIn = await program.post('/api/auth/login', credentials)
    expect([signedUp.status, signedIn.status]).toEqual([201, 200])
    program.takeToken(signedIn.body.access_token)
    const query = new URLSearchParams({
      originLocationCode: 'dac',
      destinationLocationCode: 'CXB',
      departureDate: dayAhead(harness, 14),
      returnDate: '',
      adults: '1',
      children: '0',
      infants: '',
      travelClass: 'Economy',
      max: '50',
    })
    const answer = await program.get(`/api/airport/search?${query}`)
    expect(answer.status).toBe(200)
    const [offer] = answer.body.flights.data
    booking = {
      serviceType: 'flight',
      productData: { searchUid: answer.body.searchUid },
      productId: offer.id,
      price: 1,
      travelers: 1,
      travelersData: [
        {
          title: 'Ms.',
          gender: 'Female',
          firstName: 'Nusrat',
          lastName: 'Jahan',
          ...{ birthYear: 1991, birthMonth: 4, birthDay: 14, nationality: 'bd' },
          ...{ passportNumber: '', passportExYear: '', passportExMonth: '', passportExDay: '' },
          ...{ passportCountry: '', countryNumberCode: '880', mobileNumber: '01712345678' },
          ...{ email: 'nusrat@example.com', address: '' },
        },
      ],
      deliveryDate: dayAhead(harness, 14),
      ...{ email: 'nusrat@example.com', firstName: 'Nusrat', address: '', userId },
      paymentType: 'bkash',
    }
  }, 60_000)
  afterAll(() => harness.close())

  const pay = (body: object) => program.post('/api/payment/payment-process/bkash', body)

  it('hears the price, pays it, and finds its order', async () => {
    const changed = await pay(booking)
    expect(changed).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    const placed = await pay({ ...booking, price: changed.body.price })
    expect(placed).toEqual({
      status: 200,
      body: { url: expect.any(String), orderId: expect.any(String) },
    })
    const order = await program.get(`/api/payment/${userId}/orders/${placed.body.orderId}`)
    expect(order).toMatchObject({ status: 200, body: { serviceType: 'flight' } })
  })

  it('hears which field is missing, and what it is', async () => {
    const { productData: _, ...without } = booking
    const answer = await pay(without)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(answer.body.errors).toEqual({
      productData: ['Give the searchUid of the search in which this flight was found'],
    })
    const visa = await pay({ serviceType: 'visa', selectedPlan: { name: 'Tourist' } })
    expect(visa.body.errors).toMatchObject({
      'selectedPlan.index': ['Please give this value'],
      deliveryMethod: ['Please select a delivery method'],
    })
  })

  it('hears how a nationality is given', async () => {
    const [traveler] = booking['travelersData'] as object[]
    const travelersData = [{ ...traveler, nationality: 'Bangladesh' }]
    const answer = await pay({ ...booking, travelersData })
    expect(answer.body.errors).toEqual({
      'travelersData.0.nationality': [
        'Give the country by its two letters, such as BD for Bangladesh',
      ],
    })
  })
})
