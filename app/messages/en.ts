/**
 * The product's words. What the spec quotes stands here to the letter, harmless typos included (docs/decisions/001);
 * the owner changes it here and nowhere else. Messages about a field's value live with its rule in `contract/`.
 */
export const en = {
  site: {
    name: 'Jatra',
    description:
      'Flights, holidays and visas for travellers from Bangladesh. The first price shown is the price you pay.',
    skip: 'Skip to the content',
    phone: '+880 9600 123456',
    email: 'hello@jatra.example',
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
    refusedTitle: 'This search cannot be made',
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
  session: {
    expiredTitle: 'Session Expired',
    expiredText: 'Your session has expired. Please search again.',
    expiredAction: 'Search Again',
    over: 'The Session has Expired',
    left: 'Time left at these prices',
  },
  booking: {
    title: 'Book your flight',
    flight: 'Flight',
    missing: 'This flight is no longer in the list',
    missingText:
      'This offer cannot be found any more. A new search takes a moment, and what you typed is kept.',
    documentsInternational: 'Enter the details as in the passport.',
    documentsDomestic:
      'Enter the details as in your government-approved ID. This domestic flight needs no passport.',
    submit: 'SUBMIT',
    priceChangedTitle: 'The price has changed',
    priceChanged: (now: string) => `It is ${now} now. Submit again to accept it.`,
    tooMuchTitle: 'This is more than one payment can be',
    lostTitle: 'We did not get an answer',
    lostText:
      'Your order may have been placed or not. Submit again: it is never made twice. Nothing is charged before you pay on the provider’s page.',
    priceNote: 'All taxes are inside. Nothing is added later.',
    kept: 'What you typed is kept and filled in again after your new search.',
    passportSoon:
      'This passport expires within 6 months of your arrival. Many countries turn such passports back: check before you pay.',
    restored: 'We filled in what you typed before.',
    failed: 'Error! Task failed.',
    failedText:
      'Your payment could not be started. Nothing was charged, and what you typed is kept.',
  },
  payment: {
    waitingTitle: 'Waiting for your payment',
    waitingText: 'Your payment provider has not confirmed yet. This page follows it by itself.',
    paidTitle: 'You are booked',
    paidText: 'Your payment is confirmed.',
    failedTitle: 'The payment did not go through',
    failedText: 'Nothing was charged. You can try again with the same or another payment option.',
    cancelledTitle: 'You cancelled the payment',
    cancelledText: 'Nothing was charged. The flight can still be booked while its session lasts.',
    expiredTitle: 'The time to pay is over',
    expiredText:
      'No payment was confirmed within 30 minutes. If money has left your account, it goes back to you.',
    refundDue: 'Money arrived after the booking had ended. It goes back to you in full.',
    amount: 'Amount',
    reference: 'Booking ID',
    seeBooking: 'See my booking',
    seeBookings: 'My bookings',
    tryAgain: 'Try again',
    newSearch: 'Search again',
    checkAgain: 'Check again',
    goOnToPay: 'Go on to pay',
    payBy: (time: string) => `If you have not paid yet, you can until ${time}, Dhaka time.`,
  },
  auth: {
    login: {
      title: 'Sign in',
      identifier: 'Email or username',
      password: 'Password',
      submit: 'Sign in',
      forgot: 'Forgot Password',
      register: 'Sign Up',
      registerLead: 'New to Jatra?',
      lead: 'Sign in to go on with your booking. What you chose is kept.',
      logoutUnconfirmed:
        'You are signed out on this device, but the service did not answer. To be sure that nobody can go on where you left, sign in again later and choose Log out everywhere under Change Password.',
    },
    register: {
      title: 'Create your account',
      userName: 'Username',
      email: 'Email',
      password: 'Password',
      submit: 'Sign up',
      login: 'Sign in',
      loginLead: 'Already with us?',
      lead: 'Create an account to go on with your booking. What you chose is kept.',
      passwordHint:
        'At least 6 characters: one lowercase, one uppercase, one digit and one of @$!%*?&',
    },
    unreachable: 'We could not reach the service. Please try again.',
  },
  account: {
    title: 'My account',
    menu: {
      profile: 'Profile',
      travelers: 'Regular Traveller',
      bookings: 'Bookings',
      refer: 'Refer & Earn',
      password: 'Change Password',
    },
    bookingsTitle: 'My bookings',
    tabs: { flight: 'Flight', holidays: 'Holidays', visa: 'Visa', hotels: 'Hotels' },
    noFlights: 'You have no flight orders',
    noHolidays: 'You have no holiday orders',
    noVisas: 'You have no visa orders',
    older: 'Show older bookings',
    showMore: 'Show More',
    soon: {
      title: 'Coming soon',
      text: 'This page is being built. Your bookings are already here.',
    },
    order: {
      title: 'Your booking',
      price: 'Price',
      payments: 'Payment history',
      travelers: 'Travellers',
      journey: 'Your journey',
      receipt: 'Receipt',
      bookedOn: 'Booked on',
      bookingId: 'Booking ID',
      bookingStatus: 'Booking',
      paymentStatus: 'Payment',
      passport: 'Passport',
      document: 'Document',
      noPassport: 'Government photo ID',
      contact: 'Contact',
      transaction: 'Transaction',
    },
    printReceipt: 'Print receipt',
    backToBookings: 'All bookings',
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
