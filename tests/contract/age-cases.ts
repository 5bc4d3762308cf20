import assert from 'node:assert/strict'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import { addMonths } from '@jatra/contract/values/dates'
import { dayAhead, paymentFor, search, signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, type Harness, type Session } from './harness.ts'

type Party = { adults: number; children?: number; infants?: number }

/** A payment for a round trip of two weeks, on which the last of the party has a birthday. */
async function birthday(harness: Harness, session: Session, age: number, party: Party) {
  const returnDate = dayAhead(harness, 28)
  const me = await signUp(session)
  const body = paymentFor(await search(harness, session, { returnDate, ...party }), me.user._id)
  const [birthYear, birthMonth, birthDay] = addMonths(dayAhead(harness, 20), -12 * age)
    .split('-')
    .map(Number)
  const last = body.travelersData.length - 1
  const travelersData = body.travelersData.map((traveler, index) =>
    index === last
      ? { ...traveler, firstName: 'Inaya', ...{ birthYear, birthMonth, birthDay } }
      : traveler,
  )
  return ask(
    processPayment,
    { params: { paymentType: 'bkash' }, body: { ...body, travelersData } },
    { token: me.access_token },
  )
}

const taken = (name: string, age: number, party: Party): ContractCase => ({
  endpoint: 'processPayment',
  name,
  answer: 'good',
  request: (harness, session) => birthday(harness, session, age, party),
})

const refused = (name: string, age: number, party: Party, said: RegExp): ContractCase => ({
  endpoint: 'processPayment',
  name,
  answer: 'invalid_input',
  request: (harness, session) => birthday(harness, session, age, party),
  check: (body) => {
    const { errors } = body as { errors: Record<string, string[]> }
    assert.deepEqual(Object.keys(errors), ['travelersData.1.birthYear'])
    assert.match(errors['travelersData.1.birthYear']?.[0] ?? '', said)
  },
})

/** Who has a birthday on the journey has one kind in which they fly, and is told which. */
export const ageCases: readonly ContractCase[] = [
  taken('a baby who turns 2 on the way, with a seat', 2, { adults: 1, children: 1 }),
  refused(
    'a baby who turns 2 on the way, on a lap',
    2,
    { adults: 1, infants: 1 },
    /^Turns 2 on .+ and flies as a child, with a seat on every flight$/,
  ),
  taken('a child who turns 12 on the way', 12, { adults: 1, children: 1 }),
  refused(
    'a child who turns 12 on the way, as an adult',
    12,
    { adults: 2 },
    /^Is 2 to 11 on the day of departure, and flies as a child$/,
  ),
]
