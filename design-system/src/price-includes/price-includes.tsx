import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './price-includes.css.ts'
import { priceIncludes as defaultWords } from '../messages/holidays.ts'

export const services = [
  'flight',
  'car',
  'hotel',
  'dine',
  'cruise',
  'train',
  'bus',
  'sightSeeing',
] as const
export type Service = (typeof services)[number]

/**
 * Line icons of what a package may include, on the 24 grid of the icon set. Kept apart from it:
 * every page pays for that set, and only a package shows these.
 */
const servicePaths: Readonly<Record<Service, string>> = {
  flight:
    'M21 12c0 1-1 1.75-2.25 1.75H14.5L10 21H8l2-7.25H6L4 16H2.5l1-4-1-4H4l2 2.25h4L8 3h2l4.5 7.25h4.25C20 10.25 21 11 21 12Z',
  car: 'M4 17v-4.5l2-5.4A1.6 1.6 0 0 1 7.5 6h9A1.6 1.6 0 0 1 18 7.1l2 5.4V17ZM4 12.5h16M6 17v2M18 17v2M7.5 14.8h.01M16.5 14.8h.01',
  hotel: 'M3 20V5M3 16h18M21 20v-6a3 3 0 0 0-3-3h-7v5M7 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  dine: 'M6 3v6a2.5 2.5 0 0 0 5 0V3M8.5 3v18M17 21v-7M17 14h-2.5V7c0-2.5 1-4 2.5-4Z',
  cruise:
    'M3.5 14h17l-2.200 5H5.700ZM6 14v-4h10l2 4M9 10V6.5h3.5V10M3 21.5c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1',
  train:
    'M8 3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3ZM5 11h14M12 3v8M8.5 14h.01M15.5 14h.01M9 17l-2.5 4M15 17l2.5 4',
  bus: 'M6 4h12a2 2 0 0 1 2 2v11H4V6a2 2 0 0 1 2-2ZM4 11.5h16M12 4v7.5M7.5 14.400h.01M16.5 14.400h.01M6.5 17v2.5M17.5 17v2.5',
  sightSeeing:
    'M4 8h3.5L9 5.5h6L16.5 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
}

export type PriceIncludesProps = {
  /** What the price covers; the rest is shown greyed out. */
  included?: readonly Service[]
  /** The heading above the list of services. */
  heading?: string
  /** Level of the heading in the outline of the page. It does not change the size. */
  headingLevel?: 2 | 3 | 4
  /** The words of each service. Replace them to translate the list. */
  names?: Readonly<Record<Service, string>>
  /**
   * Replaces what is added to a name for screen readers, which do not see the grey. Those left out keep the
   * default English.
   */
  messages?: Partial<Record<'included' | 'excluded', string>>
}

/** docs/specification.md, Package page. */
export const serviceNames: Readonly<Record<Service, string>> = defaultWords.names

const usual: readonly Service[] = ['flight', 'car', 'hotel']

/** What a package's price covers and what it does not, as a row of icons. */
export function PriceIncludes({
  included = usual,
  heading,
  headingLevel = 2,
  names,
  messages: given,
}: PriceIncludesProps) {
  const words = useMessages('priceIncludes', defaultWords)
  const messages = { ...words.states, ...given }
  const Heading = `h${headingLevel}` as const
  return (
    <div>
      <Heading className={css.heading}>{heading ?? words.heading}</Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without markers loses its role in Safari */}
      <ul role="list" className={css.row}>
        {services.map((service) => {
          const covered = included.includes(service)
          return (
            <li key={service} className={css.service} data-greyed={covered ? undefined : ''}>
              <span className={css.tile}>
                <svg viewBox="0 0 24 24" className={css.sign} aria-hidden="true">
                  <path d={servicePaths[service]} />
                </svg>
              </span>
              <span>
                <span>{(names ?? words.names)[service]}</span>
                <VisuallyHidden>{`: ${covered ? messages.included : messages.excluded}`}</VisuallyHidden>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
