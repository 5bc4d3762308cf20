import type { Product } from './buy.ts'
import { airlineActs } from './airline-acts.ts'
import { gatewayActs } from './gateway-acts.ts'
import { staffActs } from './staff-acts.ts'
import { timeActs } from './time-acts.ts'
import { cancellingActs, travelerActs } from './traveler-acts.ts'
import type { Act, Acts } from './act.ts'

/** Who acts, and how often one of them is next. */
const actors: readonly { acts: Acts; weight: number }[] = [
  { acts: travelerActs, weight: 3 },
  { acts: cancellingActs, weight: 3 },
  { acts: gatewayActs, weight: 3 },
  { acts: staffActs, weight: 3 },
  { acts: timeActs, weight: 2 },
  { acts: airlineActs, weight: 2 },
]

/** What can happen to an order of the product, by who does it. */
export function actorsOf(product: Product): { acts: Record<string, Act>; weight: number }[] {
  return actors.flatMap(({ acts, weight }) => {
    const own = Object.entries(acts).flatMap(([name, one]) => {
      if (typeof one === 'function') return [[name, one] as const]
      return one.of.includes(product) ? [[name, one.act] as const] : []
    })
    return own.length > 0 ? [{ acts: Object.fromEntries(own), weight }] : []
  })
}
