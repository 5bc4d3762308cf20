import { plural } from '@jatra/design-system/language'

/** The results of a flight search, and the search without script. */
export const search = {
  description: (plan?: string | null) =>
    `${plan ? `${plan}: flights` : 'Flights'} with every tax in the fare, in taka. Sort by price, duration or departure, and hold a seat where the airline does.`,
  title: 'Flights',
  way: (from: string, to: string) => `${from} to ${to}`,
  andBack: (way: string) => `${way} and back`,
  partialTitle: 'Not all airlines have answered',
  partialText: 'There may be other flights, also cheaper ones.',
  partialAction: 'Search again',
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
      ? `${all} ${plural(all, { one: 'flight', other: 'flights' })} found`
      : `${shown} of ${all} flights shown`,
  filters: {
    stops: 'Stops',
    airlines: 'Airlines',
    time: 'Departure time',
    baggage: 'Baggage',
    withBags: 'With checked baggage',
  },
}
