import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { findOrders } from '@jatra/contract/desk/find-endpoints'
import { getDeskOrder } from '@jatra/contract/desk/desk-order-endpoints'
import type { StaffRole } from '@jatra/contract/http/duties'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import { pay, paymentFor, search, signUp, traveler } from './actors.ts'
import type { ContractCase, EndpointName } from './case.ts'
import { callEndpoint, type Harness, type Session } from './harness.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { by, byCustomer, paidOrder } from './staff-refunds.ts'

let people = 0

/** A person whom nobody else is like in anything that is looked for. */
function newPerson() {
  people += 1
  const number = String(people).padStart(5, '0')
  const mark = [...number].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  return {
    ...traveler,
    firstName: 'Nilima',
    lastName: `Qadir${mark}`,
    email: `desk${number}@example.com`,
    mobileNumber: `017${number}345`,
    passportNumber: `ZX${number}77`,
  }
}

/** A paid and ticketed flight of such a person. */
export async function deskFlight(harness: Harness, session: Session) {
  const person = newPerson()
  const me = await signUp(session)
  const body = paymentFor(await search(harness, session), me.user._id)
  const bought = { ...body, email: `Payer.${person.email}`, travelersData: [person] }
  const { url, orderId } = await pay(session, me, bought)
  await pressGatewayButton(session, url, 'Pay')
  for (const minutes of [0, 1, 1, 1]) await session.advance(minutes)
  const params = { userId: me.user._id, orderId }
  const read = async () =>
    (await callEndpoint(session, getOrder, { params }, { token: me.access_token })) as FlightOrder
  return { me, person, orderId, order: await read() }
}

/** What staff find by a text. */
export const findAs = async (session: Session, q: string, role: StaffRole = 'agent') =>
  callEndpoint(session, findOrders, { query: { q } }, await by(session, role))

/** An order as a member of staff sees it. */
export const deskOrder = async (session: Session, orderId: string, role: StaffRole = 'agent') =>
  callEndpoint(session, getDeskOrder, { params: { orderId } }, await by(session, role))

type Make = (orderId: string, who?: { token: string }) => Request

/** What no stranger and no customer may do with an order, and nobody with one that is not there. */
export const refusalsOf = (makers: Partial<Record<EndpointName, Make>>): ContractCase[] =>
  Object.entries(makers).flatMap(([name, make]): ContractCase[] => {
    const endpoint = name as EndpointName
    return [
      {
        endpoint,
        name: 'what is not there',
        answer: 'not_found',
        request: async (_, session) => make('nothing', await by(session, 'agent')),
      },
      {
        endpoint,
        name: 'as a customer, of an order of their own',
        answer: 'forbidden',
        async request(harness, session) {
          const { orderId, me } = await paidOrder(harness, session)
          return make(orderId, { token: me.access_token })
        },
      },
      {
        endpoint,
        name: 'as another customer',
        answer: 'forbidden',
        request: async (_, session) => make('any', await byCustomer(session)),
      },
      {
        endpoint,
        name: 'without a token',
        answer: 'unauthenticated',
        request: () => make('any'),
      },
    ]
  })
