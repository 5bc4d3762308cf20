import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useMessages } from '../messages/index.ts'
import { servicePaths, services, type Service } from './service-paths.ts'
import * as css from './price-includes.css.ts'
import { priceIncludes as defaultWords } from '../messages/holidays.ts'

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
