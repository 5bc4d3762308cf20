import type { FindKind } from '@jatra/contract/desk/find-terms'
import type { StaffRole } from '@jatra/contract/http/duties'

/** The desk: the pages of those who work here. */
export const desk = {
  title: 'The desk',
  tabs: { label: 'The desk', today: 'Today', find: 'Find', audit: 'Audit log' },
  roles: {
    agent: 'Agent',
    finance: 'Finance',
    manager: 'Manager',
  } satisfies Record<StaffRole, string>,
  search: {
    label: 'Find an order',
    placeholder: 'Booking ID, PNR, ticket, name, phone, email, transaction or passport',
    submit: 'Find',
  },
  keys: {
    title: 'Keys',
    find: 'search',
    next: 'next row',
    before: 'row before',
    open: 'open it',
    on: 'Use these keys',
  },
  find: {
    title: 'Find an order',
    lead: 'Write anything that is on the ticket, in the email or in the account, in Latin or Bangla letters and digits.',
    /** What a text was read as: 'a phone number'. */
    kinds: {
      bookingId: 'a booking ID',
      pnr: 'a PNR',
      ticket: 'a ticket number',
      transaction: 'a transaction ID',
      passport: 'a passport number',
      phone: 'a phone number',
      email: 'an email address',
      name: 'a name',
    } satisfies Record<FindKind, string>,
    readAs: (kinds: readonly string[]) => `Read as ${listOf(kinds, 'or')}.`,
    readAsNothing: 'This can be nothing that an order is found by.',
    /** Why the order was found: the part of it that matches. */
    matched: {
      bookingId: 'Booking ID',
      pnr: 'PNR',
      ticket: 'Ticket',
      transaction: 'Transaction',
      passport: 'Passport',
      phone: 'Phone',
      email: 'Email',
      name: 'Name',
    } satisfies Record<FindKind, string>,
    /** The title of the page of results. */
    resultsFor: (q: string) => `“${q}”`,
    table: 'Orders',
    columns: {
      bookingId: 'Booking ID',
      booking: 'Booking',
      customer: 'Customer',
      status: 'Status',
      booked: 'Booked',
      total: 'Total',
      matched: 'Found by',
    },
    newest: 'Newest',
    examples: {
      title: 'What can be looked for',
      list: [
        ['Booking ID', 'K7M2-9QXD, with or without the hyphen'],
        ['PNR or ticket', '6XK9QL, or the 13 digits of the ticket'],
        ['Name', 'of a traveller or the account, in Latin or Bangla letters'],
        ['Phone', '01712-345678, +880 1712 345678 or ০১৭১২৩৪৫৬৭৮'],
        ['Email', 'the whole address'],
        ['Transaction', 'of any gateway, or ours'],
        ['Passport', 'the whole number'],
      ],
    },
    none: {
      title: 'No order was found',
      tips: {
        bookingId: 'Zero and O, one and I are the same to us. Please check the other letters.',
        pnr: 'A PNR is found once the airline has confirmed the booking.',
        ticket: 'A ticket is found once it is issued.',
        transaction: 'Please write the whole ID, also the letters before the digits.',
        passport: 'A passport is found while it is kept, and only by its whole number.',
        phone: 'Please try the email address: another number may be on the order.',
        email: 'Please try the phone number: another address may be on the order.',
        name: 'Please try fewer words, or the name as it is in the passport.',
      } satisfies Record<FindKind, string>,
      unreadable: 'Please check for missing letters or digits: half a number finds nothing.',
      lastPage: 'There is nothing older.',
    },
    saved: {
      title: 'Saved searches',
      name: 'Name of this search',
      save: 'Save this search',
      remove: (name: string) => `Remove ${name}`,
      saved: 'The search is saved.',
      lost: 'There was no answer, so the search may not be saved. Please try again.',
    },
  },
  failed: 'The desk could not be loaded just now. Nothing has changed.',
} as const

function listOf(parts: readonly string[], word: 'and' | 'or'): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`
}
