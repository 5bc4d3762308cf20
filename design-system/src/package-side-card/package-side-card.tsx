import { useId } from 'react'
import { ButtonLink } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import * as css from './package-side-card.css.ts'

export type PackageSideCardProps = {
  hotels: readonly string[]
  /** Ready-made dates, months as words; each is shown when it is there (D16). */
  validFrom?: string
  validTo?: string
  /** Ready-made, of one person. */
  price?: string
  href: string
  title?: string
  headingLevel?: 2 | 3
  copy?: Partial<PackageSideCardCopy>
}

export type PackageSideCardCopy = {
  validFrom: string
  validTo: string
  departs: string
  departsWhen: string
  priceNote: string
  select: string
}

/** The spec's words (section 2, "Package detail"). */
const english: PackageSideCardCopy = {
  validFrom: 'Valid From',
  validTo: 'Valid To',
  departs: 'Departs:',
  departsWhen: 'Specific Day',
  priceNote: 'per person, includes VAT and tax',
  select: 'SELECT OFFER',
}

/** The offer of a package, beside its description: the hotels, when it holds, and the way on. */
export function PackageSideCard({
  hotels,
  validFrom,
  validTo,
  price,
  href,
  title = 'Deluxe',
  headingLevel = 2,
  copy: given,
}: PackageSideCardProps) {
  const id = useId()
  const copy = { ...english, ...given }
  const Heading = `h${headingLevel}` as const
  const facts = [
    [copy.validFrom, validFrom],
    [copy.validTo, validTo],
    [copy.departs, copy.departsWhen],
  ] as const
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.main}>
        <Heading className={css.title} id={id}>
          {title}
        </Heading>
        {hotels.length > 0 ? (
          // A list without markers loses its role in Safari.
          // eslint-disable-next-line jsx-a11y/no-redundant-roles
          <ul role="list" className={css.hotels}>
            {hotels.map((hotel) => (
              <li key={hotel} className={css.hotel}>
                <span className={css.sign}>
                  <Icon name="hotel" />
                </span>
                {hotel}
              </li>
            ))}
          </ul>
        ) : null}
        <dl className={css.facts}>
          {facts.map(([term, value]) =>
            value ? (
              <div key={term}>
                <dt className={css.term}>{term}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </div>
      <div className={css.stub}>
        {price ? (
          <div>
            <span className={css.price}>{price}</span>
            <span className={css.term}>{copy.priceNote}</span>
          </div>
        ) : null}
        <ButtonLink href={href} variant="action" fullWidth aria-describedby={id}>
          {copy.select}
        </ButtonLink>
      </div>
    </section>
  )
}
