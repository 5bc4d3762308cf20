import type { SpecLine } from './line.ts'
import { stories, tests } from './places.ts'

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
    tests: [
      tests.header('links the four categories, marks the one we are in, and offers to sign in'),
      tests.shell('the avatar menu leads to the bookings and out'),
    ],
  },
  {
    id: 'shell-footer',
    heading: 'Page frame',
    says: 'Footer: About Us, Terms, Privacy Policy, Refund Policy, Check a booking, social icons where they have an address, copyright.',
    stories: [page('footer')],
    tests: [
      tests.footer(
        'leads to the four pages, the contacts and our pages elsewhere, and dates its copyright',
      ),
    ],
  },
  {
    id: 'shell-scroll',
    heading: 'Page frame',
    says: 'The page scrolls to the top on every route change.',
    stories: [page('footer')],
    tests: [tests.shell('a route change starts at the top and at the heading')],
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
    tests: [
      tests.bookFlight('one way: from the home page to the order in the account'),
      tests.signIn('login never leads to another site'),
    ],
  },
  {
    id: '/',
    heading: 'Home',
    says: '/: hero with four tabs and a panel each, Hot Packages carousel, BEST DEALS, ‘Explore unique places to stay’, ‘Seamless travel made easy’.',
    stories: [search('home'), holidays('search'), visas('search'), search('hotels')],
    tests: [tests.bookFlight('one way: from the home page to the order in the account')],
  },
  {
    id: '/packages/{id}',
    heading: 'Package page',
    says: '/packages/{id}: one package, what it includes and excludes, SELECT OFFER.',
    stories: [holidays('package'), holidays('from-list-to-package')],
    tests: [tests.holidays('from the home page to the reserved holiday in the account')],
  },
  {
    id: '/flight/search',
    heading: 'Flight results',
    says: '/flight/search: session countdown and a card for each flight, with four tabs.',
    stories: [results('results'), results('round-trip'), results('details')],
    tests: [tests.results('an open card shows four tabs; fare rules are always none')],
  },
  {
    id: '/packageMenu',
    heading: 'Package list',
    says: '/packageMenu: price-range slider and package cards.',
    stories: [holidays('package-list')],
    tests: [tests.holidays('from the home page to the reserved holiday in the account')],
  },
  {
    id: '/visaDetails',
    heading: 'Visa requirements',
    says: '/visaDetails: requirements per kind of applicant, and the options with SPECIAL OFFER.',
    stories: [visas('requirements'), visas('without-a-query')],
    tests: [tests.visas('from the home page to the paid application in the account')],
  },
  {
    id: '/register',
    heading: 'Sign-up',
    says: '/register: username, email, password.',
    stories: [signIn('sign-up')],
    tests: [tests.signIn('sign-up says what is wrong, on leaving a field and while it is mended')],
  },
  {
    id: '/login',
    heading: 'Login',
    says: '/login: email or username, password, ‘Forgot Password’, ‘Sign Up’.',
    stories: [signIn('sign-in')],
    tests: [
      tests.signIn(
        'a taken name and a wrong password are shown under the form, and nothing typed is lost',
      ),
    ],
  },
  {
    id: '/login/success',
    heading: 'Sign-in by Google',
    says: '/login/success: thanks for logging in by Google, then leads back.',
    stories: [signIn('thank-you')],
    tests: [
      tests.google('login by Google leads back to where one was, and back does not sign in again'),
    ],
  },
  {
    id: '/forgot-password',
    heading: 'Forgotten password',
    says: '/forgot-password: a single email field and a Send button.',
    stories: [forgot('forgotten')],
    tests: [tests.passwords('an unknown email address is answered the same, and gets no email')],
  },
  {
    id: '/forgot-password-instruction',
    heading: 'Forgotten password',
    says: '/forgot-password-instruction: says a mail was sent and to check the email.',
    stories: [forgot('instruction')],
    tests: [tests.passwords('an unknown email address is answered the same, and gets no email')],
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
    tests: [
      tests.passwords('a forgotten password is reset by the link of an email, once'),
      tests.passwords('the address of a reset link is not sent as a referrer'),
    ],
  },
  {
    id: '/packageReserve/{id}',
    heading: 'Holiday reservation',
    says: '/packageReserve/{id}: travel date, travellers, rooms, contact address, payment option, tariff table.',
    stories: [reserve('reservation'), reserve('what-a-cancellation-brings')],
    tests: [tests.holidays('from the home page to the reserved holiday in the account')],
  },
  {
    id: '/visaBookSchedule/{index}',
    heading: 'Visa application',
    says: '/visaBookSchedule/{index}: ‘Book Schedule’, a block for each traveller with documents, delivery, payment option, price summary, selected plan.',
    stories: [apply('application'), apply('three-travelers'), apply('document-added')],
    tests: [
      tests.visas('from the home page to the paid application in the account'),
      tests.pictures(
        'bad files are refused with what to do, and hold the form until they are gone',
      ),
    ],
  },
  {
    id: '/flight/booking',
    heading: 'Flight booking',
    says: '/flight/booking/: Flight Summary, session countdown, travellers, payment option, Flight Fee, Tax, Discount, Total Payable.',
    stories: [booking('booking'), booking('booking-abroad')],
    tests: [
      tests.bookFlight(
        'round trip abroad for a family: passports are asked, and the lines of the price add up',
      ),
    ],
  },
  {
    id: '/payment/return/{orderId}',
    heading: 'Payment return',
    says: '/payment/return/{orderId}: what came of the payment, and the way on.',
    stories: [payment('paid'), payment('not-confirmed-yet'), payment('failed')],
    tests: [
      tests.bookFlight(
        'a payment that ends with ${button} books nothing, and can be tried again with what was typed',
      ),
    ],
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
    tests: [
      tests.verify('anyone checks a booking by what is on its paper, and sees initials alone'),
      tests.verify('search engines may index the form, and no cache keeps an answer'),
    ],
  },
  {
    id: '/about, /privacy-policy, /refund-policy',
    heading: 'Pages to read',
    says: '/about, /privacy-policy, /refund-policy: pages to read.',
    stories: [page('about'), page('privacy-policy'), page('footer')],
    tests: [tests.shell('a route change starts at the top and at the heading')],
  },
  {
    id: '/*',
    heading: 'Pages to read',
    says: 'An address that leads nowhere says so and leads home.',
    stories: [page('no-such-page'), holidays('package-that-never-was')],
    tests: [tests.shell('a page that is not there answers 404 and leads home')],
  },
]
