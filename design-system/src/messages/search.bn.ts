import type { Translated } from '../language/index.ts'
import type * as english from './search.ts'

export const airportAutocomplete: Translated<typeof english.airportAutocomplete> = {
  placeholder: 'বিমানবন্দর খুঁজুন',
}

export const bestDealsBanner: Translated<typeof english.bestDealsBanner> = {
  heading: 'সেরা অফার',
}

export const tripTypeToggle: Translated<typeof english.tripTypeToggle> = {
  legend: 'যাত্রার ধরন',
  types: { oneWay: 'একমুখী', roundTrip: 'যাওয়া-আসা', multiCity: 'একাধিক শহর' },
}

export const swapButton: Translated<typeof english.swapButton> = {
  label: 'শুরু ও গন্তব্য অদলবদল করুন',
}
