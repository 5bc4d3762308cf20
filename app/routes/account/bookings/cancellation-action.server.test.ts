import { expect, it } from 'vitest'
import type { ActionFunctionArgs } from '@remix-run/node'
import type { Endpoint } from '@jatra/contract/http/endpoint'
import { DomainError } from '@jatra/contract/http/problem'
import type { CancellationChoice, CancellationQuote } from '@jatra/contract/order/cancellation'
import { quoteExpired, quoteStale } from '@jatra/contract/order/order-errors'
import { actOnCancellation } from './cancellation-action.server.ts'

const rooms = { singleRoom: 1, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 }
const people = { adults: 1, child: 0, child2: 0, infants: 0 }
const stay = { rooms, people }

const order = {
  ...{ _id: 'order', serviceType: 'holidays', cancellations: [] },
  productData: { package: { refundSteps: [{ daysBefore: 7, percent: 100 }] } },
  travelersData: {
    ...{ travelDate: '2027-02-12', people: { ...people, adults: 2 } },
    rooms: { ...rooms, singleRoom: 2 },
  },
}

const newQuote: CancellationQuote = {
  ...{ quoteId: 'new', travelerIds: null, stay, refund: 9_501, kept: 0, lines: [] },
  ...{ channel: 'bkash', dueBy: '2026-11-30', expiresAt: '2026-11-20T06:30:00.000Z' },
}

/** The form of a quote of one room is sent, and refused. */
async function confirmRoom(
  refused: DomainError,
  quoteAnew: (choice: CancellationChoice) => CancellationQuote,
) {
  const call = async ({ name }: Endpoint, input: { body: CancellationChoice }) => {
    if (name === 'cancelOrder') throw refused
    return name === 'quoteCancellation' ? quoteAnew(input.body) : order
  }
  const form = new FormData()
  const counts = Object.entries({ ...named('rooms', rooms), ...named('people', people) })
  const fields = [
    ['cancellation', 'confirm'],
    ['quoteId', 'old'],
    ['choosingStay', 'yes'],
  ]
  for (const [name = '', value = ''] of [...fields, ...counts]) form.set(name, String(value))
  const session = { user: { _id: 'u1' }, token: 'token' }
  const context = { api: { call }, session, now: () => Date.parse('2026-11-20T12:00:00+06:00') }
  const args = { request: new Request('http://site.test/'), params: { orderId: 'order' }, context }
  const answer = await actOnCancellation(args as unknown as ActionFunctionArgs, form, 'holidays')
  if (!('data' in answer)) throw new Error('it was not refused')
  return { status: answer.init?.status, ...answer.data }
}

const named = (group: string, counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).map(([key, count]) => [`${group}.${key}`, count]))

it.each([
  [quoteStale([{ travelerIds: null, stay }]), 409, 'Since this quote 1 room'],
  [quoteExpired(), 410, 'This quote is no longer valid'],
])(
  'a quote that was overtaken is refused with what the same brings now: %s',
  async (refused, status, says) => {
    const asked: CancellationChoice[] = []
    const answer = await confirmRoom(refused, (choice) => {
      asked.push(choice)
      return newQuote
    })
    expect(asked).toEqual([{ stay }])
    expect(answer).toMatchObject({
      status,
      notCancelled: expect.stringContaining(says) as string,
      quote: { quoteId: 'new', chosen: { stay } },
    })
  },
)

it('where the same cannot be asked for any more, it is refused alone', async () => {
  const answer = await confirmRoom(quoteStale([{ travelerIds: null, stay }]), () => {
    throw new DomainError('invalid_input', 'roomsGone')
  })
  expect(answer).toMatchObject({ status: 409, quote: null, chosen: { stay } })
})
