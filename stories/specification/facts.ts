import type { SpecLine } from './line.ts'
import { from } from './line.ts'
import { stories, tests } from './places.ts'

const { apply, search, booking, payment, refunds } = stories
const document = from('tests/unit/specification.test.ts')
const namesStand = document('every name in code style stands in the sources')
const endpointsStand = document('every endpoint of the contract is named, and no other')
const inFile = (heading: string, file: string, name: string): SpecLine => ({
  id: heading,
  heading,
  says: name,
  stories: [],
  tests: [[file, name]],
})

/** What no screen shows by itself, such as endpoints and limits: held by tests alone. */
export const facts: readonly SpecLine[] = [
  {
    id: 'products',
    heading: 'Audience and products',
    says: 'Flights, holidays and visas, in BDT with South Asian grouping.',
    stories: [search('home')],
    tests: [
      [
        'contract/src/values/money.test.ts',
        'shows every taka, in groups of two above the thousand',
      ],
    ],
  },
  {
    id: 'addresses',
    heading: 'Addresses',
    says: 'Every address of the route table.',
    stories: [search('home')],
    tests: [document('every page of the app is named, and no other')],
  },
  {
    id: 'payment-status',
    heading: 'Payment status',
    says: 'A payment ends once, whatever arrives and in whatever order.',
    stories: [booking('from-search-to-booked')],
    tests: [
      [
        'contract/src/order/order-status.test.ts',
        'changes an order at most once, whatever arrives in whatever order',
      ],
      ['api/src/domain/payments/confirm-payment.test.ts', 'expires, and not before'],
    ],
  },
  {
    id: 'refunds',
    heading: 'Refunds',
    says: 'Money that goes back is asked for once, no more than was paid, and a person stands before large sums.',
    stories: [
      payment('ticket-failed'),
      refunds('asked'),
      refunds('sent'),
      refunds('late'),
      refunds('partial'),
      refunds('paid'),
      refunds('needs-a-person'),
    ],
    tests: [
      [
        'contract/src/order/refund-life.test.ts',
        'never reaches a forbidden state, whatever happens in whatever order',
      ],
      [
        'api/src/domain/refunds/work-on-refund.test.ts',
        'a payment that comes too late goes back by itself, and each step keeps its time',
      ],
      [
        'api/src/domain/refunds/work-on-refund.test.ts',
        'above the limit nothing is sent before a person approves it',
      ],
    ],
  },
  {
    id: 'visa-application-rules',
    heading: 'Visa application rules',
    says: 'A document of everybody or the promise of one; a passport that lasts; a pickup from today on.',
    stories: [apply('refused'), apply('pick-up')],
    tests: [
      [
        'contract/src/visa/visa-validation.test.ts',
        'has a document of each traveller, unless they come later',
      ],
      [
        'contract/src/visa/visa-validation.test.ts',
        'with pickup has an address, and a day from today on',
      ],
    ],
  },
  {
    id: 'document-rules',
    heading: 'Document rules',
    says: 'Pictures alone, by their first bytes and size; what is kept is a new JPEG.',
    stories: [apply('document-added')],
    tests: [
      tests.pictures(
        'bad files are refused with what to do, and hold the form until they are gone',
      ),
      [
        'api/src/http/documents.test.ts',
        'stands upright and has lost what the camera wrote into it',
      ],
    ],
  },
  {
    id: 'problem-answers',
    heading: 'Problem answers',
    says: 'Every error of the API has the shape of the standard for them, problem details (RFC 9457).',
    stories: [],
    tests: [
      ['api/src/http/errors.test.ts', 'is answered as it is when it is an error, and not logged'],
    ],
  },
  ...['User', 'Flight search and offer', 'Holiday package', 'Visa', 'Traveller', 'Order'].map(
    (heading): SpecLine => ({
      id: heading,
      heading,
      says: 'The fields that its schema has.',
      stories: [],
      tests: [namesStand],
    }),
  ),
  inFile(
    'Airport',
    'contract/src/places/airports/search.test.ts',
    'holds every scheduled airport once, with its zone and place',
  ),
  inFile(
    'Country',
    'contract/src/places/country-details.test.ts',
    'says what a traveller’s form may need of a country',
  ),
  ...[
    'Authentication endpoints',
    'User endpoints',
    'Flight endpoints',
    'Package endpoints',
    'Visa endpoints',
    'Document endpoints',
    'Payment endpoints',
    'Order endpoints',
    'Regular traveller endpoints',
    'Staff endpoints',
  ].map((heading): SpecLine => ({
    id: heading,
    heading,
    says: 'Every endpoint of the contract; how each answers is held by the contract tests.',
    stories: [],
    tests: [endpointsStand],
  })),
  inFile(
    'Fare arithmetic',
    'contract/src/flight/fare.test.ts',
    'adds up on every line and in total, in whole taka',
  ),
  inFile(
    'Room prices',
    'contract/src/holiday/rooms.test.ts',
    'is the multiple rounded half up to whole taka, for any price',
  ),
  inFile(
    'Holiday refunds',
    'contract/src/holiday/holiday-cancellation.test.ts',
    'is a step’s to the end of its last day',
  ),
  inFile(
    'Visa prices',
    'contract/src/visa/visa-price.test.ts',
    'charges option and processing for each traveller, and the pickup once',
  ),
  inFile(
    'Age bands',
    'contract/src/traveler/traveler.test.ts',
    'leave exactly one kind for a journey within a day',
  ),
  inFile(
    'Passenger and search limits',
    'contract/src/flight/passengers.test.ts',
    'rejects more than nine seats first, then more infants than laps, and nothing else',
  ),
  inFile(
    'Payment limits',
    'contract/src/payment/unpaid-limits.test.ts',
    'of one account are for 27 travellers at most',
  ),
  inFile(
    'Rate limits',
    'api/src/domain/limits.test.ts',
    'says how long to wait, and starts anew when the window is over',
  ),
  inFile(
    'Retention',
    'api/src/domain/sweep.test.ts',
    'its passports for thirty days after it expired',
  ),
  inFile(
    'Widget defaults',
    'design-system/src/date-parts/date-parts.test.tsx',
    'offers the days of the month and empties a day that the month lacks',
  ),
  {
    id: 'hotels-of-the-home-page',
    heading: 'Hotels',
    says: 'The hotels tab shows a picture that says that they come.',
    stories: [search('hotels')],
    tests: [tests.comingSoon('a heading, a decorative picture and a next action')],
  },
]
