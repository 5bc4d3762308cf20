/** The home page, and the flight search at its top. */
export const home = {
  /** Airports searched for before. */
  recent: 'Recent',
  headline: 'Where does your journey begin?',
  searchTabs: 'What to search',
  promise: 'Fares in taka with every tax inside. The first price you see is the price you pay.',
  panels: {
    hotels: {
      title: 'Hotels are coming soon',
      text: 'We are choosing rooms that we would sleep in ourselves.',
    },
  },
  trust: [
    {
      title: 'One price',
      text: 'Tax is inside from the first screen. The lines add up at every step.',
    },
    {
      title: 'Booked means booked',
      text: 'A flight reads Confirmed only when the airline has issued your tickets.',
    },
    {
      title: 'Nothing you type is lost',
      text: 'Time that runs out, a login or a poor connection: your travellers stay filled in.',
    },
  ],
}

/** Copy about holidays on the home page. */
export const holidayHome = {
  search: {
    label: 'Where do you want to go',
    placeholder: 'Select Holidays Destination...',
    submit: 'SEARCH HOLIDAYS',
    form: 'Holiday search',
    month: 'Month',
    anyMonth: 'Any month',
  },
  hot: {
    title: 'Hot Packages',
    label: 'Hot packages',
    perPerson: 'per person, two in a double room',
    failed: 'Error! Task failed.',
    failedText: 'The packages could not be loaded just now. Everything else on this page works.',
    retry: 'Retry',
  },
  deals: {
    title: 'BEST DEALS',
    text: 'The first fare you see is the fare you pay, and every package has its VAT and tax inside. No code, no deadline.',
    action: 'See all packages',
  },
  places: {
    title: 'Explore unique places to stay',
    promo: 'Seamless travel made easy',
    text: 'Tea gardens in Sylhet, a mangrove launch in the Sundarbans, cloud-high huts in Sajek.',
    action: 'Stay in Bangladesh',
  },
} as const
