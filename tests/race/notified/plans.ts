import type { GatewayName } from '@jatra/contract/payment/gateways'
import type { PaymentStatus } from '@jatra/contract/payment/payment-status'

/**
 * What a payer does at a gateway. `pays_twice`: two payments of one attempt. `is_suspected`: pays, and the gateway holds it
 * for fraud (risk_level 1). `pays_late`: when the half hour of the order is over.
 */
export type Deed = 'pays' | 'pays_twice' | 'is_suspected' | 'gives_up' | 'pays_late'

/** An order to place, and what becomes of it. */
export interface Plan {
  /** Whether its half hour ends while notices still come. A flight that is held is paid within a day instead. */
  time: 'runs_out' | 'remains' | 'held_flight'
  /** At each gateway once. Only the order of a held flight has more than one. */
  attempts: readonly { at: GatewayName; deed: Deed }[]
}

const gateways: readonly GatewayName[] = ['sslcommerz', 'bkash', 'nagad']
const alone = (at: GatewayName, deed: Deed, time: Plan['time'] = 'runs_out'): Plan => ({
  ...{ time, attempts: [{ at, deed }] },
})
const both = (...deeds: [GatewayName, Deed][]): Plan => ({
  ...{ time: 'held_flight', attempts: deeds.map(([at, deed]) => ({ at, deed })) },
})

export const plans: readonly Plan[] = [
  ...gateways.flatMap((at) => [
    ...[alone(at, 'pays'), alone(at, 'pays'), alone(at, 'pays', 'remains')],
    ...[alone(at, 'gives_up'), alone(at, 'pays_late')],
  ]),
  alone('sslcommerz', 'pays_twice'),
  alone('sslcommerz', 'is_suspected'),
  alone('sslcommerz', 'is_suspected', 'remains'),
  both(['sslcommerz', 'pays'], ['bkash', 'pays']),
  both(['bkash', 'pays'], ['nagad', 'pays']),
  both(['nagad', 'pays'], ['sslcommerz', 'pays']),
  both(['sslcommerz', 'gives_up'], ['bkash', 'pays']),
  both(['bkash', 'gives_up'], ['nagad', 'gives_up']),
  both(['sslcommerz', 'is_suspected'], ['nagad', 'gives_up']),
  both(['sslcommerz', 'is_suspected'], ['bkash', 'pays']),
]

/** How an order stands at the end. */
export interface End {
  statuses: readonly PaymentStatus[]
  /** How many of its payments pay it, and wait for a person. */
  payments: { settled: number; held: number }
  /** How many may have been given back. */
  refunded: readonly number[]
}

/** What each plan must come to, by the rules as a traveller would say them and not by the API's code. */
export function endOf({ time, attempts }: Plan): End {
  const did = (...deeds: Deed[]) => attempts.filter(({ deed }) => deeds.includes(deed)).length
  const paid = did('pays', 'pays_late', 'is_suspected') + 2 * did('pays_twice')
  // One payment in time pays the order, and whatever else is paid for it goes back. What was approved at bKash is not
  // taken any more then.
  if (did('pays', 'pays_twice') > 0) {
    const spared = did('pays') > 1 && attempts.some(({ at }) => at === 'bkash') ? 1 : 0
    const refunded = [paid - 1, paid - 1 - spared]
    return { statuses: ['success'], payments: { settled: 1, held: 0 }, refunded }
  }
  // Without one nothing does. What is suspected waits as long as the order does.
  if (time !== 'runs_out') {
    return { statuses: ['pending'], payments: { settled: 0, held: paid }, refunded: [0] }
  }
  const statuses: End['statuses'] = paid > 0 ? ['expired'] : ['failed', 'cancelled']
  return { statuses, payments: { settled: 0, held: 0 }, refunded: [paid] }
}
