import { plural } from '@jatra/design-system/language'

/** The copy of the holiday pages, kept out of the main catalogue so that only these pages load it. */
export const holidays = {
  list: {
    title: 'Holiday packages',
    titleOf: (places: readonly string[]) => `Holidays in ${inWords(places)}`,
    description:
      'Holiday packages from Bangladesh in BDT, with VAT and tax inside the price. Filter by destination, price and length.',
    none: 'No data found',
    noneText: 'No package fits these filters.',
    unknownText: 'We have no packages to this place.',
    clear: 'Clear all',
    failed: 'Error! Task failed.',
    failedText: 'The packages could not be loaded just now. Your filters are kept.',
    retry: 'Retry',
    more: 'Show more',
    narrow: 'There are more. Choose filters to find them.',
    found: (count: number) => `${count} ${packages(count)} found`,
    shown: (first: number, count: number) => `${first} of ${count} packages shown`,
    all: 'See all packages',
    sort: 'Sort by',
    sorts: {
      recommended: 'Recommended',
      price: 'Lowest price',
      '-price': 'Highest price',
      '-rating': 'Best rating',
      duration: 'Shortest',
    },
    destination: 'Destination',
    duration: 'Duration',
    durations: { short: 'Up to 3 days', week: '4 to 7 days', long: '8 days or more' },
    month: 'Month',
    anyMonth: 'Any month',
    price: 'Price per person, two in a double room',
    count: (count: number) => `${count} ${packages(count)}`,
    show: (count: number) => `Show ${count} ${packages(count)}`,
  },
  detail: {
    failed: 'Error! Failed to fetch package details.',
    failedText: 'Please try again in a moment. Nothing was reserved or charged.',
    retry: 'Retry',
    withdrawn: 'This package is no longer offered',
    withdrawnText:
      'We took it out of the programme. Whoever has booked it already travels as planned.',
    others: 'See other packages',
    othersIn: (place: string) => `See packages in ${place}`,
    back: 'All packages',
    perPerson: 'per person, two in a double room',
    priceNote: 'Includes VAT and tax',
    rated: (rating: number) => `Rated ${rating} out of 5`,
    includes: 'Package Includes',
    excludes: 'Package Excludes',
    highlights: 'Day by day',
    policy: 'Cancellation policy',
    flights: 'Your flights',
    flightsNote: 'Planned local times. Your tickets say the final ones.',
    flightDay: (day: number) => `Day ${day}`,
    daysLater: (days: number) => `+${days}`,
    reviews: (count: number) =>
      `What ${plural(count, { one: 'a traveller', other: `${count} travellers` })} said`,
    reviewed: (by: string, date: string, stars: number) => `${by}, ${date}: ${stars} out of 5`,
    party: {
      title: 'What will you pay?',
      month: 'Month',
      anyMonth: 'Any month',
      show: 'Show the price',
      rooms: (room: string, count: number) =>
        `${count} ${room.toLowerCase()}${plural(count, { one: '', other: 's' })}`,
      answer: (total: string, rooms: string, month: string | null) =>
        `${total} in ${rooms}${month ? `, the same on any day in ${month}` : ', the same in every month'}.`,
      priceNote: (persons: number) =>
        `for ${persons} ${plural(persons, { one: 'person', other: 'people' })}, includes VAT and tax`,
      tooMany: 'This party is too large to book online. Please call us.',
      seats: (seats: number) => `At most ${seats} people leave on one day.`,
      outOfSeason: (from: string, to: string) => `This package is travelled from ${from} to ${to}.`,
    },
    linkPrice: (price: string) => `${price} per person, two in a double room`,
  },
  reserve: {
    title: 'Reserve your holiday',
    back: 'Back to the package',
    dateTitle: 'When do you leave?',
    date: 'Travel date',
    datePlaceholder: 'Choose a date',
    dateHint: (from: string, to: string) => `Any day from ${from} to ${to}`,
    stayTitle: 'Rooms and travellers',
    stayNote: (beds: number) =>
      `These rooms hold ${beds} ${plural(beds, { one: 'adult or child', other: 'adults and children' })}`,
    roomHint: (beds: number, price: string) => `Sleeps ${beds}, ${price}`,
    emptyBeds: (beds: number, rooms: number, people: number) =>
      `${beds} ${plural(beds, { one: 'bed stays', other: 'beds stay' })} empty: you pay for ${rooms} ${plural(rooms, { one: 'room', other: 'rooms' })}, and ${plural(people, { one: 'one person sleeps', other: `${people} people sleep` })} there.`,
    cheapest: (rooms: string, price: string) => `Cheapest: ${rooms}, ${price}.`,
    useCheapest: 'Use the cheapest rooms',
    tariffRooms: {
      singleRoom: 'Adults (1 X per single room)',
      doubleRoom: '(2 X per Double)',
      twinRoom: '(2 X per Twin)',
      tripleRoom: '(2 X per Triple)',
    },
    tariffTitle: 'Tariff',
    contactTitle: 'Contact address',
    contactText: 'We send the confirmation and the travel documents here.',
    titleLabel: 'Title',
    gender: 'Gender',
    genders: { Male: 'Male', Female: 'Female' },
    choose: 'Select...',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    number: 'Mobile Number',
    roomLines: {
      singleRoom: 'Single room',
      doubleRoom: 'Double room',
      twinRoom: 'Twin room',
      tripleRoom: 'Triple room',
    },
    roomLine: (room: string, count: number) => `${room} × ${count}`,
    priceNote: 'VAT and tax are inside. Nothing is added later.',
    /** Shown instead of an amount while there is no room. */
    noTotal: '–',
    totalSaid: (total: string) => `Total ${total}`,
    restored: 'We filled in what you typed before.',
    failed: 'Error! Task failed.',
    priceChangedTitle: 'The price has changed',
    priceChanged: (was: string, is: string) =>
      `It was ${was} and is ${is} for your rooms now. Nothing was charged. Submit again to accept it.`,
    refundChangedTitle: 'Less comes back if you cancel',
    refundChanged:
      'A new day has begun in Bangladesh since this page was opened. What comes back now stands above. Nothing was charged. Submit again to accept it.',
    withdrawnTitle: 'This package is no longer offered',
    withdrawnText: 'It was withdrawn a moment ago. Nothing was reserved or charged.',
    over: 'This package can no longer be reserved',
    overText: (to: string) => `Its last day of travel was ${to}.`,
  },
  /** What is refunded after a cancellation. */
  refund: {
    from: (days: number) => `${inDays(days)} or more before you leave`,
    between: (from: number, to: number) =>
      from === to ? `${inDays(from)} before` : `${from} to ${inDays(to)} before`,
    later: (days: number) => `Less than ${inDays(days)} before`,
    until: (date: string) => `Until ${date}`,
    after: 'After that',
    fromToday: 'From today',
    note: 'Days are counted in Bangladesh, to the end of each day. Jatra keeps no fee of its own for cancelling.',
    /** On a booking. */
    ahead: 'Cancel on this page by the end of that day.',
    over: 'By the rule of this booking nothing comes back any more. Call or write to us if you cannot travel.',
    unwritten:
      'This holiday was sold without a written rule. If you cancel it on this page, we tell you first what comes back.',
  },
  payment: {
    product: 'Holiday',
    cancelledText: 'Nothing was charged. You can still reserve while there are places.',
    newSearch: 'See packages',
    paidTitle: 'Your holiday is reserved',
  },
  order: {
    /** Who the holiday is for, and how many travel. */
    party: (name: string, count: number) => (count > 1 ? `${name} and ${count - 1} more` : name),
    stay: 'Your holiday',
    package: 'Package',
    travelDate: 'Travel date',
    lastDay: 'Back on',
    rooms: 'Rooms',
    travelers: 'Travellers',
    contact: 'Contact',
    hotels: 'Hotels',
    openPackage: 'See the package',
    bands: {
      adults: 'Adults (12+)',
      child: 'Child (7-12)',
      child2: 'Child (3-6)',
      infants: 'Infants (under 3)',
    },
    noOrdersAction: 'Find a holiday',
  },
} as const

function inDays(count: number): string {
  return `${count} ${plural(count, { one: 'day', other: 'days' })}`
}

function packages(count: number): string {
  return plural(count, { one: 'package', other: 'packages' })
}

function inWords(places: readonly string[]): string {
  return places.length < 2
    ? places.join('')
    : `${places.slice(0, -1).join(', ')} and ${places.at(-1) ?? ''}`
}
