import type { SpecLine } from './line.ts'
import { stories } from './places.ts'

const {
  apply,
  bookings,
  holidayBooking,
  cancellations,
  refunds,
  travelers,
  password,
  profile,
  deletion,
  visaFile,
} = stories

/** The addresses below /app/account, with the address as the id. */
export const screensOfAccount: readonly SpecLine[] = [
  {
    id: 'account-menu',
    heading: 'Account area',
    says: '/app/account: side menu with Profile, Regular Traveller, Bookings, Change Password.',
    stories: [profile('side-menu')],
  },
  {
    id: '/app/account/profile',
    heading: 'Profile',
    says: '/app/account/profile: name, gender, phone, email, picture; the account’s data to take home.',
    stories: [profile('profile'), profile('picture-saved')],
  },
  {
    id: '/app/account/change-password',
    heading: 'Password and devices',
    says: '/app/account/change-password: the current password, the new one and once more the new one; below them the devices that are signed in.',
    stories: [
      password('change-password'),
      password('other-device-signed-out'),
      password('signed-out-everywhere'),
      password('devices-not-loaded'),
    ],
  },
  {
    id: '/app/account/delete, /goodbye',
    heading: 'Account deletion',
    says: '/app/account/delete: what goes, what the law keeps, and the password; then /goodbye.',
    stories: [
      deletion('before-it-is-deleted'),
      deletion('deleted'),
      deletion('wrong-password'),
      deletion('payment-under-way'),
      deletion('money-on-its-way'),
      deletion('seats-held'),
      deletion('goodbye'),
    ],
  },
  {
    id: '/app/account/documents',
    heading: 'Uploaded documents',
    says: '/app/account/documents: uploads that no application has taken, to look at and to delete.',
    stories: [apply('documents')],
  },
  {
    id: '/app/account/regular-travelers',
    heading: 'Regular travellers',
    says: '/app/account/regular-travelers: ‘Add Travellers’, and a row for each with title, first name, last name.',
    stories: [travelers('travelers'), travelers('nobody-yet'), travelers('removed-and-put-back')],
  },
  {
    id: '/app/account/regular-travelers/{id}',
    heading: 'Regular travellers',
    says: '/app/account/regular-travelers/{id}: GO BACK; ‘ADD TRAVELLER’ for somebody new, ‘UPDATE DETAILS’ when editing.',
    stories: [travelers('added'), travelers('changed'), travelers('went-back')],
  },
  {
    id: '/app/account/bookings',
    heading: 'Bookings',
    says: '/app/account/bookings: the flight orders.',
    stories: [bookings('flights')],
  },
  {
    id: '/app/account/bookings/flight',
    heading: 'Bookings',
    says: '/app/account/bookings/flight: price with ৳, ‘N Person’, date, payment status in capitals, booking id, plan, status, ‘Show More’; ‘You have no flight orders’.',
    stories: [bookings('flights-by-their-tab'), bookings('no-flights')],
  },
  {
    id: '/app/account/bookings/holidays',
    heading: 'Bookings',
    says: '/app/account/bookings/holidays: the holiday orders; ‘You have no holiday orders’.',
    stories: [bookings('holidays'), bookings('no-holidays')],
  },
  {
    id: '/app/account/bookings/visa',
    heading: 'Bookings',
    says: '/app/account/bookings/visa: the visa orders; ‘You have no visa orders’.',
    stories: [bookings('visas'), bookings('no-visas')],
  },
  {
    id: '/app/account/bookings/hotels',
    heading: 'Hotels',
    says: '/app/account/bookings/hotels: a coming-soon image.',
    stories: [bookings('hotels')],
  },
  {
    id: '/app/account/bookings/flight/{orderId}, /app/account/bookings/holidays/{orderId}, /app/account/bookings/visa/{orderId}',
    heading: 'One booking',
    says: '‘Show More’: the whole order, its payment history and a receipt.',
    stories: [
      bookings('confirmed'),
      bookings('holiday'),
      cancellations('holiday-can-be-cancelled'),
      cancellations('rooms-given-back'),
      bookings('visa-application'),
      cancellations('visa-can-be-cancelled'),
      cancellations('visa-at-the-embassy'),
    ],
  },
  {
    id: '/app/account/bookings/holidays/{orderId}/travelers/{position}',
    heading: 'One booking',
    says: 'A paid holiday: what happens until it begins, with days, and who travels in each place of the party.',
    stories: [holidayBooking('what-happens-now'), holidayBooking('who-travels')],
  },
  {
    id: '/app/account/bookings/{tab}/{orderId}/bank-details/{refundId}',
    heading: 'Bank details',
    says: 'Where a refund is paid that cannot go back the way it came: account name and number, bank, branch, routing number.',
    stories: [
      refunds('wallet-refund-too-late'),
      refunds('wallet-refund-too-late-to-cancel'),
      refunds('bank-details-given'),
    ],
  },
  {
    id: 'visa-file',
    heading: 'One booking',
    says: 'The documents of an application by traveller, why one is asked for once more, and where the application is.',
    stories: [
      visaFile('documents-missing'),
      visaFile('document-asked-again'),
      visaFile('granted'),
      visaFile('refused'),
    ],
  },
  {
    id: 'airline-change',
    heading: 'One booking',
    says: 'A flight that its airline changed: old and new side by side, to be accepted or paid back whole.',
    stories: [
      bookings('airline-changed-it'),
      bookings('airline-change-accepted'),
      bookings('airline-change-decided-elsewhere'),
      bookings('airline-change-refunded'),
    ],
  },
  {
    id: 'own-cancellation',
    heading: 'One booking',
    says: 'A traveller cancels a flight, or some who fly on it: what comes back first, then whether, then the refund.',
    stories: [
      cancellations('what-a-cancellation-brings'),
      cancellations('cancelled-by-traveller'),
      cancellations('some-cancelled'),
    ],
  },
]
