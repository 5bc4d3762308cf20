import type { SpecLine } from './line.ts'
import { stories } from './places.ts'

const {
  search,
  results,
  booking,
  holidays,
  reserve,
  visas,
  apply,
  signIn,
  forgot,
  confirm,
  payment,
  page,
  check,
} = stories

/** One line for each address, with the address as its id. */
export const screens: readonly SpecLine[] = [
  {
    id: 'shell-header',
    heading: 'Page frame',
    says: 'Header: logo linking to /; four tabs FLIGHT, HOLIDAYS, VISA, HOTEL; SIGN IN, or an avatar with My Booking, Profile and Logout.',
    stories: [page('header-tabs'), signIn('signed-out')],
  },
  {
    id: 'shell-footer',
    heading: 'Page frame',
    says: 'Footer: About Us, Terms, Privacy Policy, Refund Policy, Check a booking, social icons where they have an address, copyright.',
    stories: [page('footer')],
  },
  {
    id: 'shell-scroll',
    heading: 'Page frame',
    says: 'The page scrolls to the top on every route change.',
    stories: [page('footer')],
  },
  {
    id: 'guard',
    heading: 'Guarded pages',
    says: 'Anybody not logged in is redirected to /login, which leads back.',
    stories: [
      page('guarded'),
      booking('sign-in-first'),
      reserve('sign-in-first'),
      apply('sign-in-first'),
    ],
  },
  {
    id: '/',
    heading: 'Home',
    says: '/: hero with four tabs and a panel each, Hot Packages carousel, BEST DEALS, ‘Explore unique places to stay’, ‘Seamless travel made easy’.',
    stories: [search('home'), holidays('search'), visas('search'), search('hotels')],
  },
  {
    id: '/packages/{id}',
    heading: 'Package page',
    says: '/packages/{id}: one package, what it includes and excludes, SELECT OFFER.',
    stories: [holidays('package'), holidays('from-list-to-package')],
  },
  {
    id: '/flight/search',
    heading: 'Flight results',
    says: '/flight/search: session countdown and a card for each flight, with four tabs.',
    stories: [results('results'), results('round-trip'), results('details')],
  },
  {
    id: '/packageMenu',
    heading: 'Package list',
    says: '/packageMenu: price-range slider and package cards.',
    stories: [holidays('package-list')],
  },
  {
    id: '/visaDetails',
    heading: 'Visa requirements',
    says: '/visaDetails: requirements per kind of applicant, and the options with SPECIAL OFFER.',
    stories: [visas('requirements'), visas('without-a-query')],
  },
  {
    id: '/register',
    heading: 'Sign-up',
    says: '/register: username, email, password.',
    stories: [signIn('sign-up')],
  },
  {
    id: '/login',
    heading: 'Login',
    says: '/login: email or username, password, ‘Forgot Password’, ‘Sign Up’.',
    stories: [signIn('sign-in')],
  },
  {
    id: '/login/success',
    heading: 'Sign-in by Google',
    says: '/login/success: thanks for logging in by Google, then leads back.',
    stories: [signIn('thank-you'), signIn('taken-over-by-google')],
  },
  {
    id: '/forgot-password',
    heading: 'Forgotten password',
    says: '/forgot-password: a single email field and a Send button.',
    stories: [forgot('forgotten')],
  },
  {
    id: '/forgot-password-instruction',
    heading: 'Forgotten password',
    says: '/forgot-password-instruction: says a mail was sent and to check the email.',
    stories: [forgot('instruction')],
  },
  {
    id: '/reset-password/{id}/{token}',
    heading: 'Forgotten password',
    says: '/reset-password/{id}/{token}: a password field and a Send button.',
    stories: [
      forgot('new-password'),
      forgot('link-that-is-over'),
      forgot('link-that-ends-meanwhile'),
    ],
  },
  {
    id: '/confirm-email/{id}/{token}',
    heading: 'Confirming the email',
    says: '/confirm-email/{id}/{token}: a button that confirms the email; opening the page alone does not.',
    stories: [
      confirm('confirm-email'),
      confirm('confirmed'),
      confirm('confirm-link-that-is-over'),
      confirm('link-sent-again'),
      confirm('link-not-sent'),
    ],
  },
  {
    id: '/packageReserve/{id}',
    heading: 'Holiday reservation',
    says: '/packageReserve/{id}: travel date, travellers, rooms, contact address, payment option, tariff table.',
    stories: [reserve('reservation'), reserve('what-a-cancellation-brings')],
  },
  {
    id: '/visaBookSchedule/{index}',
    heading: 'Visa application',
    says: '/visaBookSchedule/{index}: ‘Book Schedule’, a block for each traveller with documents, delivery, payment option, price summary, selected plan.',
    stories: [apply('application'), apply('three-travelers'), apply('document-added')],
  },
  {
    id: '/flight/booking',
    heading: 'Flight booking',
    says: '/flight/booking/: Flight Summary, session countdown, travellers, payment option, Flight Fee, Tax, Discount, Total Payable.',
    stories: [booking('booking'), booking('booking-abroad')],
  },
  {
    id: '/payment/return/{orderId}',
    heading: 'Payment return',
    says: '/payment/return/{orderId}: what came of the payment, and the way on.',
    stories: [payment('paid'), payment('not-confirmed-yet'), payment('failed')],
  },
  {
    id: '/verify',
    heading: 'Checking a booking',
    says: '/verify: a reference and a last name show how a booking stands; of people initials and the end of a ticket number.',
    stories: [
      check('form'),
      check('real-ticket'),
      check('not-paid'),
      check('no-such-booking'),
      check('every-verdict'),
    ],
  },
  {
    id: '/about, /privacy-policy, /refund-policy',
    heading: 'Pages to read',
    says: '/about, /privacy-policy, /refund-policy: pages to read.',
    stories: [page('about'), page('privacy-policy'), page('footer')],
  },
  {
    id: '/*',
    heading: 'Pages to read',
    says: 'An address that leads nowhere says so and leads home.',
    stories: [page('no-such-page'), holidays('package-that-never-was')],
  },
]
