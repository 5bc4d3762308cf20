import { from, of } from './line.ts'

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
  password: of('account-change-password'),
  profile: of('account-profile'),
  deletion: of('account-delete-account'),
  bookings: of('account-bookings'),
  cancellations: of('account-cancellations'),
  travelers: of('account-regular-travellers'),
  page: of('every-page'),
  check: of('check-a-booking'),
}

const e2e = (name: string) => from(`tests/e2e/${name}.spec.ts`)
const widget = (folder: string, file = folder) =>
  from(`design-system/src/${folder}/${file}.test.tsx`)

/** Where tests are. */
export const tests = {
  bookFlight: e2e('book-flight'),
  bookingForm: e2e('booking-form'),
  results: e2e('search-results'),
  holidays: e2e('holidays'),
  packages: e2e('packages'),
  visas: e2e('visas'),
  visaSearch: e2e('visa-search'),
  pictures: e2e('visa-pictures'),
  signIn: e2e('sign-in'),
  google: e2e('google'),
  passwords: e2e('passwords'),
  profile: e2e('profile'),
  orders: e2e('orders'),
  shell: e2e('shell'),
  verify: e2e('verify'),
  travelers: e2e('regular-travelers'),
  searchForm: widget('hero-search', 'flight-search-form'),
  combobox: widget('combobox'),
  dates: widget('date-picker'),
  carousel: widget('package-carousel'),
  rooms: widget('rooms-and-travelers'),
  payWith: widget('payment-options'),
  delivery: widget('delivery-method'),
  header: widget('header'),
  footer: widget('footer'),
  countdown: widget('countdown'),
  dateParts: widget('date-parts'),
  travelerForm: widget('traveler-form'),
  passengers: widget('passenger-modal', 'passenger-field'),
  numberStepper: widget('number-stepper'),
  comingSoon: widget('coming-soon'),
  /** By the scenario's name. */
  scenarios: from('tests/e2e/prototype/promises.ts'),
}
