/**
 * What every page says. Copy quoted in docs/specification.md is here to the letter. Messages about a field's value live
 * with its rule in `contract/`.
 */
export const messages = {
  site: {
    name: 'Jatra',
    title: 'Flights, holidays and visas in BDT',
    description:
      'Flights, holidays and visas for travellers from Bangladesh. The first price shown is the price you pay.',
    skip: 'Skip to the content',
    /** In the menu of staff. */
    desk: 'The desk',
    pages: [
      { href: '/about', label: 'About Us' },
      { href: '/about#terms', label: 'Terms' },
      { href: '/privacy-policy', label: 'Privacy Policy' },
      { href: '/refund-policy', label: 'Refund Policy' },
      { href: '/visa-status', label: 'Is the visa open?' },
      { href: '/verify', label: 'Check a booking' },
    ],
  },
  tabs: { flight: 'FLIGHT', holiday: 'HOLIDAYS', visa: 'VISA', hotels: 'HOTEL' },
  errors: {
    title: 'Something went wrong',
    text: 'This page could not be shown. What you booked and paid is safe, and can be seen in your bookings.',
    retry: 'Try again',
    home: 'Go to the home page',
    /** The reference to quote to support, who find the log lines by it. */
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
