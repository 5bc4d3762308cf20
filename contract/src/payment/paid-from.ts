import { z } from 'zod'

/** From which card or wallet a payment came, as its gateway masks it: never more than the last four digits. */
export const paidFromSchema = z.object({
  /** As it is shown, `Visa`; null for one that we have no name for. */
  brand: z.string().max(40).nullable(),
  ending: z.string().regex(/^\d{4}$/),
})
export type PaidFrom = z.infer<typeof paidFromSchema>

const wallets: ReadonlySet<string> = new Set(['bKash', 'Nagad', 'Rocket', 'Upay'])

/** `Visa card ending 1234`. */
export function nameOfPaidFrom({ brand, ending }: PaidFrom): string {
  if (brand === null) return `card ending ${ending}`
  return `${brand} ${wallets.has(brand) ? 'wallet' : 'card'} ending ${ending}`
}
