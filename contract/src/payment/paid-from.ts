import { z } from 'zod'
import { inDigitsOf } from '../values/digits.ts'
import type { Language } from '../values/language.ts'

/** From which card or wallet a payment came, as its gateway masks it: never more than the last four digits. */
export const paidFromSchema = z.object({
  /** As it is shown, `Visa`; null for one that we have no name for. */
  brand: z.string().max(40).nullable(),
  ending: z.string().regex(/^\d{4}$/),
})
export type PaidFrom = z.infer<typeof paidFromSchema>

const wallets: ReadonlySet<string> = new Set(['bKash', 'Nagad', 'Rocket', 'Upay'])

const words = {
  en: { card: 'card', wallet: 'wallet', ending: (digits: string) => `ending ${digits}` },
  bn: {
    card: 'কার্ড',
    wallet: 'ওয়ালেট',
    ending: (digits: string) => `(শেষে ${inDigitsOf('bn', digits)})`,
  },
}

/** `Visa card ending 1234`, `Visa কার্ড (শেষে ১২৩৪)`. */
export function nameOfPaidFrom({ brand, ending }: PaidFrom, language: Language = 'en'): string {
  const said = words[language]
  const what = brand !== null && wallets.has(brand) ? said.wallet : said.card
  const name = brand === null ? what : `${brand} ${what}`
  return `${name} ${said.ending(ending)}`
}
