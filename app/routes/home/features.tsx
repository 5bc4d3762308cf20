import { BestDealsBanner } from '@jatra/design-system/best-deals-banner'
import { ButtonLink } from '@jatra/design-system/button'
import { BestDeals, UniquePlaces } from '@jatra/design-system/illustrations'
import { PlacesToStay } from '@jatra/design-system/places-to-stay'
import type { Destination } from '@jatra/contract/places/destinations'
import { holidayHome } from '~/messages/holiday-home.ts'

const { deals, places } = holidayHome

/** Domestic features, which need no flight. */
const domestic: readonly Destination[] = ["Cox's Bazar", 'Sajek', 'Sundarbans', 'Sylhet']

export function Deals() {
  return (
    <BestDealsBanner
      heading={deals.title}
      picture={<BestDeals loading="lazy" />}
      action={
        <ButtonLink href="/packageMenu" variant="secondary">
          {deals.action}
        </ButtonLink>
      }
    >
      {deals.text}
    </BestDealsBanner>
  )
}

export function Places() {
  const query = new URLSearchParams(domestic.map((name) => ['destination', name]))
  return (
    <PlacesToStay
      heading={places.title}
      promo={places.promo}
      picture={<UniquePlaces loading="lazy" />}
      action={
        <ButtonLink href={`/packageMenu?${query}`} variant="secondary">
          {places.action}
        </ButtonLink>
      }
    >
      {places.text}
    </PlacesToStay>
  )
}
