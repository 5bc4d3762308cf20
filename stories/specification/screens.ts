import type { SpecPart } from './line.ts'
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
  bookings,
  travelers,
  forgot,
  password,
  profile,
  deletion,
  payment,
  page,
} = stories

/** Section 2, "Shell" and "Route table": one line for each route, with its address first. */
export const screens: SpecPart = {
  title: '2. Screens and routes',
  lines: [
    {
      id: 'shell-header',
      says: 'Header: logo linking to /; four tabs FLIGHT, HOLIDAYS, VISA, HOTEL; SIGN IN, or an avatar with My Booking, Profile and Logout.',
      stories: [page('header-tabs'), signIn('signed-out')],
      tests: [
        tests.header('links the four categories, marks the one we are in, and offers to sign in'),
        tests.shell('the avatar menu leads to the bookings and out'),
      ],
    },
    {
      id: 'shell-footer',
      says: 'Footer: About Us, Terms, Privacy Policy, Refund Policy, social icons where they have an address, copyright.',
      stories: [page('footer')],
      tests: [
        tests.footer(
          'leads to the four pages, the contacts and our pages elsewhere, and dates its copyright',
        ),
      ],
    },
    {
      id: 'shell-scroll',
      says: 'The page scrolls to the top on every route change.',
      stories: [page('footer')],
      tests: [tests.shell('a route change starts at the top and at the heading')],
    },
    {
      id: 'guard',
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
      says: '/: hero with four tabs and a panel each, Hot Packages carousel, BEST DEALS, ‘Explore unique places to stay’, ‘Seamless travel made easy’.',
      stories: [search('home'), holidays('search'), visas('search'), search('hotels')],
      tests: [tests.bookFlight('one way: from the home page to the order in the account')],
    },
    {
      id: '/packages/{id}',
      says: '/packages/{id}: one package, what it includes and excludes, SELECT OFFER.',
      stories: [holidays('package'), holidays('from-list-to-package')],
      tests: [tests.holidays('from the home page to the reserved holiday in the account')],
    },
    {
      id: '/flight/search',
      says: '/flight/search: session countdown and a card for each flight, with four tabs.',
      stories: [results('results'), results('round-trip'), results('details')],
      tests: [tests.results('an open card shows four tabs; fare rules are always none')],
    },
    {
      id: '/packageMenu',
      says: '/packageMenu: price-range slider and package cards.',
      stories: [holidays('package-list')],
      tests: [tests.holidays('from the home page to the reserved holiday in the account')],
    },
    {
      id: '/visaDetails',
      says: '/visaDetails: requirements per kind of applicant, and the options with SPECIAL OFFER.',
      stories: [visas('requirements'), visas('without-a-query')],
      tests: [tests.visas('from the home page to the paid application in the account')],
    },
    {
      id: '/register',
      says: '/register: username, email, password.',
      stories: [signIn('sign-up')],
      tests: [
        tests.signIn('sign-up says what is wrong, on leaving a field and while it is mended'),
      ],
    },
    {
      id: '/login',
      says: '/login: email or username, password, ‘Forgot Password’, ‘Sign Up’.',
      stories: [signIn('sign-in')],
      tests: [
        tests.signIn(
          'a taken name and a wrong password are told under the form, and nothing typed is lost',
        ),
      ],
    },
    {
      id: '/login/success',
      says: '/login/success: thanks for logging in by Google, then leads back.',
      stories: [signIn('thank-you')],
      tests: [
        tests.google(
          'login by Google leads back to where one was, and back does not sign in again',
        ),
      ],
    },
    {
      id: '/forgot-password',
      says: '/forgot-password: a single email field and a Send button.',
      stories: [forgot('forgotten')],
      tests: [tests.passwords('an email that nobody has is answered the same, and gets no letter')],
    },
    {
      id: '/forgot-password-instruction',
      says: '/forgot-password-instruction: says a mail was sent and to check the email.',
      stories: [forgot('instruction')],
      tests: [tests.passwords('an email that nobody has is answered the same, and gets no letter')],
    },
    {
      id: '/reset-password/{id}/{token}',
      says: '/reset-password/{id}/{token}: a password field and a Send button.',
      stories: [
        forgot('new-password'),
        forgot('link-that-is-over'),
        forgot('link-that-ends-meanwhile'),
      ],
      tests: [
        tests.passwords('a forgotten password is set anew by the link of a letter, once'),
        tests.passwords('the address of a reset link is told to nobody'),
      ],
    },
    {
      id: '/packageReserve/{id}',
      says: '/packageReserve/{id}: travel date, travellers, rooms, contact address, payment option, tariff table.',
      stories: [reserve('reservation')],
      tests: [tests.holidays('from the home page to the reserved holiday in the account')],
    },
    {
      id: '/visaBookSchedule/{index}',
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
      says: '/payment/return/{orderId}: what came of the payment, and the way on (D8).',
      stories: [payment('paid'), payment('not-confirmed-yet'), payment('failed')],
      tests: [
        tests.bookFlight(
          'a payment that ends with ${button} books nothing, and can be tried again with what was typed',
        ),
      ],
    },
    {
      id: 'account-menu',
      says: '/app/account: side menu with Profile, Regular Traveller, Bookings, Refer & Earn, Change Password.',
      stories: [profile('side-menu')],
      tests: [tests.shell('no page of the account has an accessibility violation')],
    },
    {
      id: '/app/account/profile',
      says: '/app/account/profile: name, gender, phone, email, picture; the account’s data to take home.',
      stories: [profile('profile'), profile('picture-saved')],
      tests: [
        tests.profile('a changed profile and picture are seen in the header at once, and stay'),
        tests.profile('the data of an account is a file to keep'),
      ],
    },
    {
      id: '/app/account/change-password',
      says: '/app/account/change-password: currentPassword, newPassword, confirmPassword; below them the devices that are signed in.',
      stories: [
        password('change-password'),
        password('other-device-signed-out'),
        password('signed-out-everywhere'),
        password('devices-not-loaded'),
      ],
      tests: [
        tests.passwords(
          'a password is changed: the words of the form, the other device is out, this one stays',
        ),
        tests.passwords('a device is logged out from the list, and then every one'),
      ],
    },
    {
      id: '/app/account/delete, /goodbye',
      says: '/app/account/delete: what goes, what the law keeps, and the password; then /goodbye (docs/decisions/049).',
      stories: [
        deletion('before-it-is-deleted'),
        deletion('deleted'),
        deletion('wrong-password'),
        deletion('payment-under-way'),
        deletion('goodbye'),
      ],
      tests: [
        tests.profile(
          'by keyboard alone: an account is deleted, signed out everywhere, and free again',
        ),
      ],
    },
    {
      id: '/app/account/documents',
      says: '/app/account/documents: uploads that no application has taken, to look at and to delete (docs/decisions/045).',
      stories: [apply('documents')],
      tests: [tests.pictures('uploads are seen and deleted by whose they are alone')],
    },
    {
      id: '/app/account/regular-travelers',
      says: '/app/account/regular-travelers: ‘Add Travellers’, and a row for each with title, first name, last name.',
      stories: [
        travelers('travelers'),
        travelers('nobody-yet'),
        travelers('removed-and-put-back'),
      ],
      tests: [tests.travelers('somebody is added, changed, removed and put back')],
    },
    {
      id: '/app/account/regular-travelers/{id}',
      says: '/app/account/regular-travelers/{id}: GO BACK; ‘ADD TRAVELLER’ for somebody new, ‘UPDATE DETAILS’ when editing.',
      stories: [travelers('added'), travelers('changed'), travelers('went-back')],
      tests: [tests.travelers('somebody is added, changed, removed and put back')],
    },
    {
      id: '/app/account/bookings',
      says: '/app/account/bookings: the flight orders.',
      stories: [bookings('flights')],
      tests: [tests.bookFlight('one way: from the home page to the order in the account')],
    },
    {
      id: '/app/account/bookings/flight',
      says: '/app/account/bookings/flight: price with ৳, ‘N Person’, date, payment status in capitals, booking id, plan, status, ‘Show More’; ‘You have no flight orders’.',
      stories: [bookings('flights-by-their-tab'), bookings('no-flights')],
      tests: [tests.bookFlight('one way: from the home page to the order in the account')],
    },
    {
      id: '/app/account/bookings/holidays',
      says: '/app/account/bookings/holidays: the holiday orders; ‘You have no holiday orders’.',
      stories: [bookings('holidays'), bookings('no-holidays')],
      tests: [tests.holidays('from the home page to the reserved holiday in the account')],
    },
    {
      id: '/app/account/bookings/visa',
      says: '/app/account/bookings/visa: the visa orders; ‘You have no visa orders’.',
      stories: [bookings('visas'), bookings('no-visas')],
      tests: [tests.visaSearch('nobody has applied yet')],
    },
    {
      id: '/app/account/bookings/hotels',
      says: '/app/account/bookings/hotels: a coming-soon image.',
      stories: [bookings('hotels')],
      tests: [tests.shell('no page of the account has an accessibility violation')],
    },
    {
      id: '/app/account/bookings/flight/{orderId}, /app/account/bookings/holidays/{orderId}, /app/account/bookings/visa/{orderId}',
      says: '‘Show More’: the whole order, its payment history and a receipt (D17).',
      stories: [bookings('confirmed'), bookings('holiday'), bookings('visa-application')],
      tests: [tests.bookFlight('one way: from the home page to the order in the account')],
    },
    {
      id: '/about, /privacy-policy, /refund-policy',
      says: '/about, /privacy-policy, /refund-policy: pages to read (D26).',
      stories: [page('about'), page('privacy-policy'), page('footer')],
      tests: [tests.shell('a route change starts at the top and at the heading')],
    },
    {
      id: '/*',
      says: 'An address that leads nowhere says so and leads home.',
      stories: [page('no-such-page'), holidays('package-that-never-was')],
      tests: [tests.shell('a page that is not there answers 404 and leads home')],
    },
  ],
}
