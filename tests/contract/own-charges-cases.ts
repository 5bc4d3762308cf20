import assert from 'node:assert/strict'
import { getOffer } from '@jatra/contract/flight/endpoints'
import { priceOffer } from '@jatra/contract/flight/fare'
import type { PricedOffer } from '@jatra/contract/flight/flight'
import { quotedPriceLines } from '@jatra/contract/flight/price-lines'
import type { CancellationQuote } from '@jatra/contract/order/cancellation'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import type { Order } from '@jatra/contract/whole-order/order'
import { search } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask } from './harness.ts'
import { paidFlight } from './paid-flight.ts'

/** Flights that are sold with a margin of 2.5%, 300 taka of service fee for each traveller, and no discount. */
export const ownChargesCases: readonly ContractCase[] = [
  {
    endpoint: 'getOffer',
    name: 'sold with charges of our own: the offer says how it is priced',
    answer: 'good',
    async request(harness, session) {
      session.steer('own-charges')
      const { searchUid } = await search(harness, session, { adults: 2 })
      return ask(getOffer, { params: { searchUid, flightId: '1' } })
    },
    check(body) {
      const { offer } = body as { offer: PricedOffer }
      assert.deepEqual(offer.pricing, {
        ...{ rate: 80, discountPercent: 0, marginPercent: 2.5, serviceFee: 300 },
      })
      const { baseTotal, margin, totalPayable } = priceOffer(offer)
      assert(margin === Math.floor(baseTotal * 0.025), 'the margin is of the fares')
      assert(totalPayable === baseTotal + margin + 600, 'what is paid has both')
      assert(offer.conditions?.serviceFee === 600, 'the conditions say that the fee stays')
    },
  },
  {
    endpoint: 'getOrder',
    name: 'a flight with charges of our own: its lines add up to what was paid',
    answer: 'good',
    async request(harness, session) {
      session.steer('own-charges')
      const { params, token } = await paidFlight(harness, session)
      return ask(getOrder, { params }, { token })
    },
    check(body) {
      const { quote, price } = body as Order
      const lines = quotedPriceLines(quote)
      assert.deepEqual(
        lines.map(({ name }) => name),
        ['flightFee', 'tax', 'margin', 'serviceFee'],
      )
      const sum = lines.reduce((all, { amount }) => all + amount, 0)
      assert.deepEqual([sum, quote.total], [price, price])
    },
  },
  {
    endpoint: 'quoteCancellation',
    name: 'of a flight with charges of our own: the service fee stays, and nothing is lost',
    answer: 'good',
    async request(harness, session) {
      session.steer('own-charges')
      const { asksQuote } = await paidFlight(harness, session)
      return asksQuote()
    },
    check(body) {
      const { refund, kept, lines } = body as CancellationQuote
      for (const line of lines) {
        assert(line.serviceFee === 300 && line.kept >= 300, 'ours is named')
        assert(line.paid === line.refund + line.kept, 'nothing is lost')
      }
      const sum = (part: 'refund' | 'kept') => lines.reduce((all, line) => all + line[part], 0)
      assert.deepEqual([sum('refund'), sum('kept')], [refund, kept])
    },
  },
]
