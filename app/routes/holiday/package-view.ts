import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { descriptionLimits } from '@jatra/design-system/package-card'
import { formatBdt, formatDuration } from '~/messages/format.ts'

/** Characters beyond the card's own limit, so that the card knows that there is more. */
const A_WORD = 20

/** A package as its card shows it. No other data is sent to the page. */
export function viewCard(holiday: HolidayPackage, variant: 'carousel' | 'list') {
  const [picture] = holiday.image
  return {
    id: holiday._id,
    name: holiday.name,
    destination: holiday.destination,
    // The card cuts the text at a word; what it never shows need not be sent.
    description: holiday.description.slice(0, descriptionLimits[variant] + A_WORD),
    duration: formatDuration(holiday.duration),
    price: formatBdt(holiday.price),
    rating: holiday.rating ?? undefined,
    picture: variant === 'carousel' ? picture?.img1 : picture?.img2,
  }
}
export type PackageCardView = ReturnType<typeof viewCard>

export const packageHref = (id: string) => `/packages/${encodeURIComponent(id)}`
export const reserveHref = (id: string) => `/packageReserve/${encodeURIComponent(id)}`
export const menuHref = (destination: string) =>
  `/packageMenu?${new URLSearchParams({ destination })}`
