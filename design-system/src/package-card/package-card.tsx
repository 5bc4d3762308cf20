import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { UILink } from '../link/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useMessages } from '../messages/index.ts'
import { cutOnWord } from './cut-text.ts'
import * as css from './package-card.css.ts'
import { packageCard as defaultWords } from '../messages/holidays.ts'

export type PackageCardProps = {
  /** In the home page's carousel, or in the list of /packageMenu. */
  variant?: 'carousel' | 'list'
  /** The name of the holiday package, which is the heading of the card. */
  name: string
  /** The whole text; the card shows its beginning. */
  description: string
  /** Ready-made: '5 Days 4 Nights'. */
  duration: string
  /** Ready-made, of one person: '৳12,345'. */
  price: string
  /** 0 to 5; left out when there is none. */
  rating?: number
  /** Where it goes, above the name. */
  destination?: string
  /** The page of the package. The whole card leads there. */
  href: string
  /** An illustration with `fit="slice"`, or an image; it fills its box of 8:5. */
  picture: ReactNode
  /** Level of the name in the outline of the page. It does not change the size. */
  headingLevel?: 2 | 3 | 4
  /** Replaces words of the card. Those left out keep the default English. */
  messages?: Partial<PackageCardMessages>
}

export type PackageCardMessages = {
  /** The words after the price. */
  perPerson: string
  /** The rating as words for screen readers, out of 5. */
  rating: (rating: number) => string
}

/** Characters of the description that each variant shows (docs/specification.md, Widget defaults). */
export const descriptionLimits = { carousel: 100, list: 200 } as const

/** A holiday package as a ticket (docs/specification.md, Package list): a click anywhere opens it. */
export function PackageCard({
  variant = 'carousel',
  name,
  description,
  duration,
  price,
  rating,
  destination,
  href,
  picture,
  headingLevel = 3,
  messages: given,
}: PackageCardProps) {
  const words = useMessages('packageCard', defaultWords)
  const messages = { ...words, ...given }
  const Heading = `h${headingLevel}` as const
  return (
    <article className={css.card}>
      <div className={css.layout({ variant })}>
        <div className={css.picture({ variant })}>
          {picture}
          {rating === undefined ? null : (
            <span className={css.rating}>
              <Icon name="star" size={16} filled />
              <span aria-hidden="true">{rating}</span>
              <VisuallyHidden>{messages.rating(rating)}</VisuallyHidden>
            </span>
          )}
        </div>
        <div className={css.main}>
          {destination ? <span className={css.place}>{destination}</span> : null}
          <Heading className={css.name}>
            <UILink href={href} className={css.cover}>
              {name}
            </UILink>
          </Heading>
          <p className={css.text}>{cutOnWord(description, descriptionLimits[variant])}</p>
          <span className={css.duration}>
            <Icon name="clock" size={16} />
            <span>{duration}</span>
          </span>
        </div>
        <div className={css.stub({ variant })}>
          <div>
            <span className={css.price}>{price}</span>{' '}
            <span className={css.per}>{messages.perPerson}</span>
          </div>
          <span className={css.go} aria-hidden="true">
            <Icon name="arrowRight" />
          </span>
        </div>
      </div>
    </article>
  )
}
