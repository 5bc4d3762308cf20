import { priceOffer } from '@jatra/contract/flight/fare'
import { ownLines } from '@jatra/contract/flight/price-lines'
import { simulatorPricing, type PricingSettings } from '@jatra/contract/flight/pricing'
import type { TravelerType } from '@jatra/contract/traveler/traveler-type'
import type { Language } from '@jatra/contract/values/language'
import { formatBdt } from '@jatra/contract/values/money'
import { party } from '../facts.ts'
import type { FareTableProps } from '@jatra/design-system/fare-table'
import type { FlightCardProps } from '@jatra/design-system/flight-card'

/** Of one traveller, in dollars, as an airline says them. */
const economy = { ADULT: '625', CHILD: '500', HELD_INFANT: '125' }
const first = { ADULT: '5000', CHILD: '4000', HELD_INFANT: '500' }

const names: Record<Language, Record<TravelerType, string>> = {
  en: { ADULT: 'Adult', CHILD: 'Child', HELD_INFANT: 'Infant' },
  bn: { ADULT: 'প্রাপ্তবয়স্ক', CHILD: 'শিশু', HELD_INFANT: 'কোলের শিশু' },
}

export interface PartyFare extends Pick<FlightCardProps, 'travelers' | 'price'> {
  table: Pick<FareTableProps, 'rows' | 'total' | 'payable'>
}

/** What a flight costs a party, by the arithmetic of the product. */
function fareOf(
  travelers: FlightCardProps['travelers'],
  fares: Record<TravelerType, string> = economy,
  language: Language = 'en',
  settings: PricingSettings = {},
): PartyFare {
  const { adults, children, infants } = party(travelers)
  const counts = { ADULT: adults, CHILD: children, HELD_INFANT: infants }
  const price = priceOffer({
    pricing: simulatorPricing(settings),
    travelerPricings: (['ADULT', 'CHILD', 'HELD_INFANT'] as const).flatMap((travelerType) =>
      Array.from({ length: counts[travelerType] }, () => ({
        travelerType,
        price: { total: fares[travelerType] },
      })),
    ),
  })
  const { lines, baseTotal, beforeDiscount, discount, totalPayable } = price
  const money = (amount: number) => formatBdt(amount, language)
  return {
    travelers,
    price: {
      ...(discount > 0 && { base: money(beforeDiscount) }),
      total: money(totalPayable),
    },
    table: {
      rows: lines.map(({ travelerType, count, base, tax, subtotal, total }) => ({
        travelerType: names[language][travelerType],
        base: money(base),
        tax: money(tax),
        subtotal: money(subtotal),
        count,
        total: money(total),
      })),
      total: money(baseTotal),
      payable: {
        ...Object.fromEntries(ownLines(price).map(({ name, amount }) => [name, money(amount)])),
        total: money(totalPayable),
      },
    },
  }
}

export const oneTraveler = fareOf({ adults: 1, children: 0, infants: 0 })
export const family = fareOf({ adults: 2, children: 1, infants: 1 })
/** Sold by a real supplier: a margin and a service fee, and no discount. */
export const withCharges = fareOf(family.travelers, economy, 'en', {
  ...{ discountPercent: 0, marginPercent: 2.5, serviceFee: 300 },
})
export const familyInBangla = fareOf(family.travelers, economy, 'bn')
/** The most that can sit on one booking. */
export const nineTravelers = fareOf({ adults: 5, children: 4, infants: 0 }, first)
