/**
 * The product's words. What the spec quotes stands here to the letter, harmless typos included (docs/decisions/001);
 * the owner changes it here and nowhere else. Messages about a field's value live with its rule in `contract/`.
 */
export const messages = {
  site: {
    name: 'Jatra',
    description:
      'Flights, holidays and visas for travellers from Bangladesh. The first price shown is the price you pay.',
    skip: 'Skip to the content',
    phone: '+880 9600 123456',
    email: 'hello@jatra.example',
    pages: [
      { href: '/about', label: 'About Us' },
      { href: '/about#terms', label: 'Terms' },
      { href: '/privacy-policy', label: 'Privacy Policy' },
      { href: '/refund-policy', label: 'Refund Policy' },
      { href: '/verify', label: 'Check a booking' },
    ],
  },
  tabs: { flight: 'FLIGHT', holiday: 'HOLIDAYS', visa: 'VISA', hotels: 'HOTEL' },
  home: {
    title: 'Flights, holidays and visas in BDT',
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
        title: 'Paid means booked',
        text: 'We confirm when the payment provider has confirmed to us, and say so plainly.',
      },
      {
        title: 'Nothing you type is lost',
        text: 'A session that ends, a login or a poor connection: your travellers stay filled in.',
      },
    ],
  },
  search: {
    description: (plan?: string | null) =>
      `${plan ? `${plan}: flights` : 'Flights'} with every tax in the fare, in taka. Sort by price, duration or departure, and hold a seat where the airline does.`,
    title: 'Flights',
    noResultTitle: 'No Results Found',
    noResultText: "We're sorry. We were not able to find a match.",
    noResultAction: 'Try Another Search?',
    failedTitle: 'Error! Task failed.',
    failedText: 'The search could not be made just now. Your choices are kept.',
    detailsFailed: 'The details of this flight could not be loaded just now.',
    filteredOut: 'No flight fits these filters.',
    clearFilters: 'Clear all',
    edit: 'Change search',
    asking: 'Asking the airlines…',
    stillAnswering: 'Airlines are still answering. This can take some seconds more.',
    cancel: 'Cancel',
    recent: 'Recent',
    returnMissing: 'Choose a return date, or search one-way',
    legsMissing: 'Choose at least two flights, or search one-way',
    /** Without script. */
    multiCity: {
      title: 'Multi-city search',
      hint: 'Type a city or an airport code. A flight that you leave empty is not searched.',
      leg: (number: number) => `Flight ${number}`,
      from: 'From',
      to: 'To',
      date: 'Departure Date',
      submit: 'SEARCH FLIGHT',
      add: '+ Add Another City',
      incomplete: 'Fill in From, To and the date of each flight',
      unknown: (typed: string) => `We know no airport by “${typed}”`,
    },
    rejectedTitle: 'This search cannot be made',
    found: (shown: number, all: number) =>
      shown === all
        ? `${all} ${all === 1 ? 'flight' : 'flights'} found`
        : `${shown} of ${all} flights shown`,
    filters: {
      stops: 'Stops',
      airlines: 'Airlines',
      time: 'Departure time',
      baggage: 'Baggage',
      withBags: 'With checked baggage',
    },
  },
  errors: {
    title: 'Something went wrong',
    text: 'This page could not be shown. What you booked and paid is safe, and can be seen in your bookings.',
    retry: 'Try again',
    home: 'Go to the home page',
    /** What to quote when one asks us about it: it finds the log lines. */
    reference: (id: string) => `If you contact us about this, please quote reference ${id}.`,
    notFoundTitle: 'This page does not exist',
    notFoundText: 'The address may be mistyped, or the page has moved.',
  },
  soon: {
    action: 'Search flights',
  },
  prototype: {
    accounts: 'Demo accounts',
  },
} as const
