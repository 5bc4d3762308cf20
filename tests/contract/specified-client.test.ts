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

const passport = {
  ...{ passportNumber: 'EB0123456', passportExYear: '2034' },
  ...{ passportExMonth: '5', passportExDay: '1' },
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
          ...{ email: 'nusrat@example.com', address: '', singleName: null, travelerId: null },
        },
      ],
      deliveryDate: dayAhead(harness, 14),
      ...{ email: 'nusrat@example.com', firstName: 'Nusrat', address: null, payLater: '', userId },
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
      deliveryMethod: ['Please select a delivery method'],
    })
  })

  it('names a nationality as people say it, or hears how it is given', async () => {
    const [traveler] = booking['travelersData'] as object[]
    const by = (nationality: string) =>
      program.post('/api/traveler/', {
        ...{ ...traveler, ...passport, nationality, travelerId: 'one', userId },
        ...{ passportCountry: 'the People’s Republic of China', images: null },
      })
    for (const nationality of ['Bangladesh', 'BANGLADESHI', 'বাংলাদেশ', 'bd']) {
      expect(await by(nationality)).toMatchObject({
        status: 201,
        body: { travelers: [{ nationality: 'BD', passportCountry: 'CN' }] },
      })
    }
    const form = 'Give the country by its name or its two letters, such as BD'
    const rejected: [string, string][] = [
      ['Atlantis', form],
      ['Congolese', 'More than one country is called so. Give its two letters: CD, CG'],
      ['', 'Nationality is required'],
    ]
    for (const [nationality, message] of rejected) {
      const answer = await by(nationality)
      expect(answer).toMatchObject({ status: 400, body: { errors: { nationality: [message] } } })
    }
  })

  it('finds what a country has by its name', async () => {
    const airports = await program.get('/api/airports?country=Bangladesh&limit=1')
    expect(airports.body).toMatchObject([{ code: 'DAC' }])
    const unknown = await program.get('/api/airports?country=Korea')
    expect(unknown.body.errors).toEqual({
      country: ['More than one country is called so. Give its two letters: KP, KR'],
    })
    for (const name of ['Sri Lanka', 'srilanka', 'LK']) {
      const visas = await program.get(`/api/visa?${new URLSearchParams({ country: name })}`)
      expect(visas.body).toMatchObject([{ country: 'Srilanka' }])
    }
    expect((await program.get('/api/visa?country=Japan')).body.errors).toEqual({
      country: ['We have no visa for this country'],
    })
  })

  it('applies for a visa by the name of its option, and leaves empty what it has not', async () => {
    const visas = await program.get('/api/visa?country=Thailand')
    const [visa] = visas.body
    const [plan] = visa.visaList
    const [traveler] = booking['travelersData'] as object[]
    const applicant = {
      ...{ ...traveler, ...passport, nationality: 'Bangladeshi' },
      ...{ passportCountry: null, singleName: null, address: null, documents: null },
    }
    const application = {
      ...{ serviceType: 'visa', productId: visa._id, selectedPlan: { name: plan.name } },
      ...{ productData: { price: plan.price }, price: 1, travelers: 1 },
      ...{ travelersData: [applicant], documentsLater: true, deliveryMethod: 'travelerDrop' },
      ...{ deliveryDate: '', pickUpAddress: '', address: null, userId, paymentType: 'bkash' },
      ...{ email: 'nusrat@example.com', firstName: 'Nusrat' },
    }
    const changed = await pay(application)
    expect(changed).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    const placed = await pay({ ...application, price: changed.body.price })
    const order = await program.get(`/api/payment/${userId}/orders/${placed.body.orderId}`)
    expect(order.body.travelersData).toMatchObject({
      selectedPlan: { name: plan.name },
      travelers: [{ nationality: 'BD' }],
    })
    const { documentsLater: _, ...without } = application
    expect((await pay(without)).body.errors).toMatchObject({
      'travelersData.0.documents': [expect.stringMatching(/document/)],
    })
  })

  it('reserves a holiday and leaves empty what it has not', async () => {
    const listed = await program.get('/api/package?limit=1&sort=')
    const [found] = listed.body.packages ?? listed.body
    const reservation = {
      ...{ serviceType: 'holidays', productId: found._id, productData: null, price: 1 },
      ...{ travelers: 2, people: null, travelDate: dayAhead(harness, 40), userId },
      rooms: { singleRoom: 0, doubleRoom: 1, twinRoom: 0, tripleRoom: 0 },
      travelersData: {
        ...{ title: '', gender: null, firstName: 'Nusrat', lastName: 'Jahan' },
        ...{ email: 'nusrat@example.com', number: '+880 1712-345678' },
      },
      ...{ email: 'nusrat@example.com', firstName: 'Nusrat', paymentType: 'bkash' },
    }
    const changed = await pay(reservation)
    expect(changed).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    const placed = await pay({ ...reservation, price: changed.body.price })
    expect(placed.status).toBe(200)
  })
})
