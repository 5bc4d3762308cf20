import { of } from './line.ts'

/** The walks. */
export const stories = {
  search: of('book-a-flight-search'),
  results: of('book-a-flight-results'),
  booking: of('book-a-flight-booking'),
  payment: of('book-a-flight-payment'),
  refunds: of('book-a-flight-refunds'),
  payLater: of('book-a-flight-pay-later'),
  holidays: of('reserve-a-holiday-choose'),
  reserve: of('reserve-a-holiday-reserve'),
  visas: of('apply-for-a-visa-choose'),
  apply: of('apply-for-a-visa-apply'),
  signIn: of('account-sign-in'),
  forgot: of('forgot-my-password'),
  confirm: of('account-confirm-email'),
  password: of('account-change-password'),
  profile: of('account-profile'),
  deletion: of('account-delete-account'),
  bookings: of('account-bookings'),
  cancellations: of('account-cancellations'),
  travelers: of('account-regular-travellers'),
  page: of('every-page'),
  check: of('check-a-booking'),
  today: of('the-desk-today'),
  find: of('the-desk-find'),
  deskOrder: of('the-desk-order'),
}
