import type { SpecLine } from './line.ts'
import { stories } from './places.ts'

const { apply, search, booking, payment, refunds } = stories

/** Products, statuses and what else the walks show by the way. */
export const facts: readonly SpecLine[] = [
  {
    id: 'products',
    heading: 'Audience and products',
    says: 'Flights, holidays and visas, in BDT with South Asian grouping.',
    stories: [search('home')],
  },
  {
    id: 'addresses',
    heading: 'Addresses',
    says: 'Every address of the route table.',
    stories: [search('home')],
  },
  {
    id: 'payment-status',
    heading: 'Payment status',
    says: 'A payment ends once, whatever arrives and in whatever order.',
    stories: [booking('from-search-to-booked')],
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
  },
  {
    id: 'visa-application-rules',
    heading: 'Visa application rules',
    says: 'A document of everybody or the promise of one; a passport that lasts; a pickup from today on.',
    stories: [apply('refused'), apply('pick-up')],
  },
  {
    id: 'document-rules',
    heading: 'Document rules',
    says: 'Pictures alone, by their first bytes and size; what is kept is a new JPEG.',
    stories: [apply('document-added')],
  },
  {
    id: 'hotels-of-the-home-page',
    heading: 'Hotels',
    says: 'The hotels tab shows a picture that says that they come.',
    stories: [search('hotels')],
  },
]
