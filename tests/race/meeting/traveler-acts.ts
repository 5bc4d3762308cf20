import { refunds } from '@jatra/api/db/schema'
import { readOrder } from '@jatra/api/testing/booking'
import { deleteUser } from '@jatra/contract/account/user-endpoints'
import { giveBankDetails } from '@jatra/contract/whole-order/bank-details-endpoints'
import {
  cancelOrder,
  decideAirlineChange,
  quoteCancellation,
} from '@jatra/contract/whole-order/endpoints'
import type { ChangeDecision } from '@jatra/contract/flight/flight-booking'
import { openPayment, releaseOrder } from '@jatra/contract/whole-order/checkout-endpoints'
import type { PaymentType } from '@jatra/contract/payment/payment'
import { picked, type Act, type Acts } from './act.ts'
import { oneRoom } from './buy.ts'
import { mayBeRefused, type World } from './world.ts'

const own = ({ traveler: { userId }, orderId }: World) => ({ params: { userId, orderId } })

const open =
  (paymentType: PaymentType): Act =>
  ({ processes, traveler, ...world }, _pick, at) =>
    mayBeRefused(
      processes[at].client.call(
        openPayment,
        { ...own({ processes, traveler, ...world }), body: { paymentType } },
        traveler,
      ),
    )

const quote =
  (part: boolean): Act =>
  async (world, pick, at) => {
    const { processes, traveler, product, quotes } = world
    const ofFlight = { travelerIds: [String(1 + (pick % 2))] }
    const ofPart = product === 'holiday' ? { stay: oneRoom } : ofFlight
    const body = part ? ofPart : {}
    const quoted = await mayBeRefused(
      processes[at].client.call(quoteCancellation, { ...own(world), body }, traveler),
    )
    if (quoted) quotes.push(quoted.quoteId)
  }

const decide =
  (decision: ChangeDecision): Act =>
  async (world, _pick, at) => {
    const { processes, traveler, orderId } = world
    const { client } = processes[at]
    const order = await mayBeRefused(readOrder(client, traveler, orderId))
    const changeId = order?.booking.change?.id
    if (!changeId) return
    const body = { changeId, decision }
    await mayBeRefused(client.call(decideAirlineChange, { ...own(world), body }, traveler))
  }

const account = {
  ...{ accountName: 'Rahima Khatun', accountNumber: '1503201043217' },
  ...{ bank: 'BRAC Bank', branch: 'Dhanmondi' },
}

export const travelerActs: Acts = {
  'opens bKash': open('bkash'),
  'opens SSLCommerz': open('sslCommerz'),
  'releases the order': (world, _pick, at) =>
    mayBeRefused(world.processes[at].client.call(releaseOrder, own(world), world.traveler)),
  'accepts a change': { of: ['flight', 'held flight'], act: decide('accept') },
  'declines a change': { of: ['flight', 'held flight'], act: decide('refund') },
  'gives a bank account': async ({ processes, database, traveler }, pick, at) => {
    const refund = picked(await database.select().from(refunds), pick)
    if (!refund) return
    const params = { userId: traveler.userId, refundId: refund.id }
    const { client } = processes[at]
    await mayBeRefused(client.call(giveBankDetails, { params, body: account }, traveler))
  },
  'deletes the account': ({ processes, traveler }, _pick, at) => {
    const input = { params: { userId: traveler.userId }, body: { password: 'Secret1!' } }
    return mayBeRefused(processes[at].client.call(deleteUser, input, traveler))
  },
}

export const cancellingActs: Acts = {
  'quotes the whole': quote(false),
  'quotes a part': { of: ['flight', 'held flight', 'holiday'], act: quote(true) },
  'cancels by a quote': async (world, pick, at) => {
    const quoteId = picked(world.quotes.toReversed(), pick % 3)
    if (!quoteId) return
    const body = { quoteId }
    const { client } = world.processes[at]
    await mayBeRefused(client.call(cancelOrder, { ...own(world), body }, world.traveler))
  },
}
