import { HeroDelta } from '../../design-system/src/illustrations/index.ts'
import { entries, storyPath } from './catalogue.ts'
import { DocsLink } from './docs-link.tsx'
import * as css from './index-page.css.ts'
import { Thumbnail } from './thumbnail.tsx'

const groups = [...new Set(entries.map(({ group }) => group))]
const order = [
  'Foundations',
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
]
const place = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length)

const readings = [
  ['/docs/foundations-colour--docs', 'Foundations', 'Colour, type, space, motion, pictures.'],
  ['/docs/patterns-search-form--docs', 'Search form', 'Where, when and who in one card.'],
  ['/docs/patterns-checkout-form--docs', 'Checkout form', 'From a chosen flight to a paid one.'],
  [
    '/docs/patterns-empty-and-error-states--docs',
    'Empty and error states',
    'Four kinds of nothing, each with a way on.',
  ],
] as const

/** The front page: what the system is, and every widget with its picture. */
export function IndexPage() {
  const shelves = groups.sort((a, b) => place(a) - place(b))
  return (
    <div className={`sb-unstyled ${css.page}`}>
      <header className={css.hero}>
        <HeroDelta className={css.scene} />
        <div className={css.words}>
          <h1 className={css.title}>Jatra design system</h1>
          <p className={css.lead}>
            {entries.length} widgets for finding, booking and keeping a journey. One motif, the
            running stitch; one family of type in two scripts; every state tested.
          </p>
        </div>
      </header>
      <ul className={css.readings}>
        {readings.map(([path, name, about]) => (
          <li key={path}>
            <DocsLink path={path} className={css.reading}>
              <strong>{name}</strong>
              <span>{about}</span>
            </DocsLink>
          </li>
        ))}
      </ul>
      {shelves.map((group) => (
        <section key={group} className={css.shelf}>
          <h2 className={css.heading}>{group}</h2>
          <ul className={css.cards}>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <li key={entry.id} className={css.card}>
                  <Thumbnail entry={entry} />
                  <DocsLink path={`/docs/${storyPath(entry)}--docs`} className={css.name}>
                    {entry.docs.name}
                  </DocsLink>
                  <p className={css.about}>{firstSentence(entry.docs.purpose)}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text
}
