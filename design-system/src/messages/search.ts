export const airportAutocomplete = {
  placeholder: 'Airport Search',
} as const

export const bestDealsBanner = {
  heading: 'BEST DEALS',
} as const

export const tripTypeToggle = {
  legend: 'Trip type',
  types: { oneWay: 'One-Way', roundTrip: 'Round-Trip', multiCity: 'MultiCity' },
} as const

export const swapButton = {
  label: 'Swap From and To',
} as const
