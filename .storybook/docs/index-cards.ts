import type { IconName } from '../../design-system/src/icon/index.ts'
import { entries, storyPath } from './catalogue.ts'

/** What a card of the index shows: a story in the page, one in a frame of its own, or an icon. */
export type Picture =
  | { kind: 'story'; file: string; name: string }
  | { kind: 'frame'; id: string }
  | { kind: 'icon'; name: IconName }

export interface Card {
  group: string
  name: string
  about: string
  /** Its page or its first story. */
  path: string
  picture: Picture
  /** Other words by which it is found. */
  alsoCalled: readonly string[]
}

/** As Storybook makes it from the title: 'Foundations/Content style'. */
const idOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')

const firstSentence = (text: string) => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text

const widgets = entries.map((entry): Card => {
  const { docs, file, group } = entry
  return {
    group,
    name: docs.name,
    about: firstSentence(docs.purpose),
    path: `/docs/${storyPath(entry)}--docs`,
    // An overlay covers the screen, so it gets one of its own.
    picture: docs.screen
      ? { kind: 'frame', id: `${storyPath(entry)}--overview` }
      : { kind: 'story', file, name: 'Overview' },
    alsoCalled: docs.alsoCalled,
  }
})

const page = (group: string, name: string) => ({
  group,
  name,
  path: `/docs/${idOf(`${group}/${name}`)}--docs`,
})

const read = (name: string, icon: IconName, about: string, ...alsoCalled: string[]): Card => ({
  ...page('Foundations', name),
  about,
  alsoCalled,
  picture: { kind: 'icon', name: icon },
})

/** The story that is the picture of a page which has no Overview. */
const FIRST: Readonly<Record<string, string>> = {
  Theming: 'TwoBrands',
  Columns: 'InColumns',
  Languages: 'Bangla',
  Sizes: 'EachEntry',
  Radix: 'Primitives',
}

const shown = (
  group: string,
  name: string,
  file: string,
  about: string,
  ...alsoCalled: string[]
): Card => ({
  ...page(group, name),
  about,
  alsoCalled,
  picture: {
    kind: 'story',
    file: `../../stories/${group}/${file}.stories.tsx`,
    name: FIRST[file] ?? 'Overview',
  },
})

const foundation = (name: string, about: string, ...alsoCalled: string[]) =>
  shown('Foundations', name, name, about, ...alsoCalled)

const foundations = [
  read('Getting started', 'arrowRight', 'Install the package and build a first page.', 'install'),
  foundation('Theming', 'A second brand in ten minutes, shown live.', 'brand', 'dark mode'),
  read(
    'Content style',
    'edit',
    'Voice, money, dates, times and errors.',
    'copy',
    'writing',
    'lakh',
  ),
  read(
    'Accessibility',
    'people',
    'What is tested, the known gaps, and how to report.',
    'WCAG',
    'a11y',
  ),
  foundation(
    'Colour',
    'Every colour by its meaning, and its contrast.',
    'color',
    'palette',
    'token',
  ),
  foundation('Type', 'Sizes, weights and line heights of Anek.', 'typography', 'font', 'token'),
  foundation('Space', 'Steps, corners and sizes, and the stitch.', 'spacing', 'radius', 'token'),
  foundation('Breakpoints', 'Where a page has room for more.', 'responsive', 'media query'),
  foundation('Columns', 'Widgets go by the width of their column.', 'container query'),
  foundation('Languages', 'Bangla, and any other language by its words.', 'i18n', 'locale'),
  foundation('Elevation', 'Two heights, and how they look in the dark.', 'shadow', 'token'),
  foundation('Motion', 'Three speeds, and what less motion does.', 'animation', 'duration'),
]

const patterns = [
  shown('Patterns', 'Search form', 'SearchForm', 'Where, when and who in one card.'),
  shown(
    'Patterns',
    'Checkout form',
    'CheckoutForm',
    'From a chosen flight to a paid one.',
    'booking',
  ),
  shown(
    'Patterns',
    'Empty and error states',
    'EmptyAndErrorStates',
    'Nothing found, nothing yet, not loaded, not there: each with a next step.',
    'failure',
    '404',
  ),
]

/** A walk of whole pages opens at its first story; it has no docs page. */
const flow = (title: string, first: string, about: string, ...alsoCalled: string[]): Card => {
  const id = `${idOf(`Flows/${title}`)}--${first}`
  return {
    group: 'Flows',
    name: title.replace('/', ': '),
    about,
    path: `/story/${id}`,
    picture: { kind: 'frame', id },
    alsoCalled,
  }
}

const flows = [
  flow('Book a flight/Search', 'home', 'The home page, and every state of its search.'),
  flow('Book a flight/Results', 'results', 'Offers, filters, and a session that ends.', 'list'),
  flow('Book a flight/Booking', 'booking', 'Travellers, contact and price.', 'checkout'),
  flow('Book a flight/Payment', 'payment-page', 'Paid, failed, cancelled or still waiting.'),
  flow('Reserve a holiday/Choose', 'search', 'Packages by destination, price and length.'),
  flow('Reserve a holiday/Reserve', 'reservation', 'Rooms, travellers and the whole price.'),
  flow('Apply for a visa/Choose', 'search', 'Countries, plans and what each needs.'),
  flow('Apply for a visa/Apply', 'application', 'Applicants, documents and delivery.', 'passport'),
  flow('Account/Sign in', 'sign-in', 'Signing in, signing up, and Google.', 'login', 'register'),
  flow('Forgot my password', 'forgotten', 'A new password by a link in an email.', 'reset'),
  flow('Account/Profile', 'profile', 'Name, picture and contact.'),
  flow('Account/Bookings', 'flights', 'What is booked, paid and to do.', 'orders'),
  flow('Account/Cancellations', 'what-a-cancellation-brings', 'What comes back, before one asks.'),
  flow('Account/Regular travellers', 'travelers', 'Saved once, filled in for good.'),
  flow('Account/Change password', 'change-password', 'A new password, and other devices.'),
  flow('Account/Delete account', 'before-it-is-deleted', 'Taking an account away for good.'),
  flow('Every page', 'header-tabs', 'Header, footer, and pages that are missing.', 'shell'),
]

const engineering = [
  shown(
    'Engineering',
    'Sizes',
    'Sizes',
    'What each entry weighs, beside five other systems.',
    'kB',
  ),
  shown('Engineering', 'Radix', 'Radix', 'Which widget stands on which primitive.', 'primitive'),
]

const order = [
  'Foundations',
  'Patterns',
  'Layout',
  'Actions',
  'Feedback',
  'Forms',
  'Overlays',
  'Search',
  'Flights',
  'Holidays',
  'Visa',
  'Checkout',
  'Account',
  'Shell',
  'Flows',
  'Engineering',
]

/** Everything that the sidebar lists, group by group in its order. */
export const cards: readonly Card[] = [
  ...foundations,
  ...patterns,
  ...widgets,
  ...flows,
  ...engineering,
].sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group))

/** The cards in whose words each word of the query begins one. */
export function cardsFor(query: string): readonly Card[] {
  const asked = wordsOf(query)
  return cards.filter(({ group, name, about, alsoCalled }) => {
    const own = [group, name, about, ...alsoCalled].flatMap(wordsOf)
    return asked.every((word) => own.some((one) => one.startsWith(word)))
  })
}

/** 'AvatarMenu' is found by 'menu' and by 'avatarmenu'. */
function wordsOf(text: string): string[] {
  const apart = text.replace(/([a-z])([A-Z])/g, '$1 $2')
  return `${apart} ${text}`.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []
}
