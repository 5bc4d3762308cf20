import { useId, type ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { useDigits, useMessages } from '../messages/index.ts'
import * as css from './package-side-card.css.ts'
import { placesOf, stayOf, type Place, type Stay } from './hotel-stay.ts'
import { StayMap } from './stay-map.tsx'
import { packageSideCard as defaultWords } from '../messages/holidays.ts'

export type PackageSideCardProps = {
  /** In the order of the journey: a name, or all that is known. Those with a position are shown on a map. */
  hotels: readonly (string | Stay)[]
  /** Where the journey begins, for the map of a single place. */
  from?: Place
  /** Ready-made dates, months as words; each is shown when it is there. */
  validFrom?: string
  /** The last day of the offer, as text. Left out, the offer has no end. */
  validTo?: string
  /** Ready-made, of one person unless `messages.priceNote` says of whom. */
  price?: string
  /** Where the button leads: the page on which rooms and travellers are chosen. */
  href: string
  /** The heading of the card. */
  title?: string
  /** Level of the heading in the outline of the page. It does not change the size. */
  headingLevel?: 2 | 3
  /** Between the facts and the price, such as who travels. */
  children?: ReactNode
  /** Replaces words of the card. Those left out keep the default English. */
  messages?: Partial<PackageSideCardMessages>
}

export type PackageSideCardMessages = {
  /** The words before the first day of the offer. */
  validFrom: string
  /** The words before the last day of the offer. */
  validTo: string
  /** The words before the day of departure. */
  departs: string
  /** What follows these words, such as 'Any day'. */
  departsWhen: string
  /** The words that say what the price is for, such as one person. */
  priceNote: string
  /** The words of the button. */
  select: string
  /** The class of a hotel as words for screen readers. */
  stars: (count: number) => string
  /** The name of the map, with the places on it. */
  map: (places: string) => string
}

/** The offer of a package, beside its description: the hotels, the season, and the button to reserve. */
export function PackageSideCard({
  hotels,
  from,
  validFrom,
  validTo,
  price,
  href,
  title,
  headingLevel = 2,
  children,
  messages: given,
}: PackageSideCardProps) {
  const words = useMessages('packageSideCard', defaultWords)
  const id = useId()
  const messages = { ...words, ...given }
  const Heading = `h${headingLevel}` as const
  const stays = hotels.map(stayOf)
  const places = placesOf(stays)
  const facts = [
    [messages.validFrom, validFrom],
    [messages.validTo, validTo],
    [messages.departs, messages.departsWhen],
  ] as const
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.main}>
        <Heading className={css.title} id={id}>
          {title ?? words.title}
        </Heading>
        {places.length > 0 ? <StayMap places={places} from={from} label={messages.map} /> : null}
        {stays.length > 0 ? (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without markers loses its role in Safari
          <ul role="list" className={css.hotels}>
            {stays.map((stay) => (
              <li key={stay.name} className={css.hotel}>
                <Sign stay={stay} places={places} />
                <div>
                  <span>{stay.name}</span>
                  <Known stay={stay} stars={messages.stars} />
                </div>
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
        {children}
      </div>
      <div className={css.stub}>
        {price ? (
          <div>
            <span className={css.price}>{price}</span>{' '}
            <span className={css.term}>{messages.priceNote}</span>
          </div>
        ) : null}
        <ButtonLink href={href} variant="primary" fullWidth aria-describedby={id}>
          {messages.select}
        </ButtonLink>
      </div>
    </section>
  )
}

/** The number of its pin; a hotel that is on no map has the sign of one. */
function Sign({ stay, places }: { stay: Stay; places: readonly Place[] }) {
  const digits = useDigits()
  const at = places.findIndex(({ name }) => name === (stay.place ?? stay.name))
  if (at < 0) {
    return (
      <span className={css.sign}>
        <Icon name="hotel" />
      </span>
    )
  }
  return <span className={css.pin}>{digits(at + 1)}</span>
}

function Known({ stay, stars }: { stay: Stay; stars: PackageSideCardMessages['stars'] }) {
  const facts = [stay.stars === undefined ? undefined : stars(stay.stars), stay.room, stay.place]
  const known = facts.filter((fact) => fact !== undefined)
  if (known.length === 0) return null
  return (
    <>
      {' '}
      <span className={css.known}>{known.join(' · ')}</span>
    </>
  )
}
