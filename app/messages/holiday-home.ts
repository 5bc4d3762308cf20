/** Copy about holidays on the home page. */
export const holidayHome = {
  search: {
    label: 'Where do you want to go',
    placeholder: 'Select Holidays Destination...',
    submit: 'SEARCH HOLIDAYS',
    form: 'Holiday search',
  },
  hot: {
    title: 'Hot Packages',
    label: 'Hot packages',
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
