import { useId, type ReactNode } from 'react'
import { Divider } from '../divider/index.ts'
import { UILink } from '../link/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './places-to-stay.css.ts'
import { placesToStay as defaultWords } from '../messages/holidays.ts'

export type Place = {
  /** The name of the place, which is the text of the link. */
  name: string
  /** A line below the name, such as the lowest price. */
  detail?: string
  /** An illustration with `fit="slice"`. */
  picture: ReactNode
  /** The page of the place. */
  href: string
}

export type PlacesToStayProps = {
  /** docs/specification.md, Home. */
  heading?: string
  /** The line on the picture that announces the offer. */
  promo?: string
  /** Under the promo. */
  children?: ReactNode
  /** The next step, usually one ButtonLink to all hotels. */
  action?: ReactNode
  /** The large picture or illustration of the section. */
  picture: ReactNode
  /** The places, in the order they are shown. Without any, only the offer is. */
  places?: readonly Place[]
  /** Level of the heading in the outline of the page. It does not change the size. */
  headingLevel?: 2 | 3
}

/** The last section of the home page: a scene with the promo sewn on, and places below it. */
export function PlacesToStay({
  heading,
  promo,
  children,
  action,
  picture,
  places = [],
  headingLevel = 2,
}: PlacesToStayProps) {
  const words = useMessages('placesToStay', defaultWords)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <Heading className={css.heading} id={id}>
          {heading ?? words.heading}
        </Heading>
        <Divider tone="accent" short />
      </div>
      <div className={css.scene}>
        <div className={css.picture}>{picture}</div>
        <div className={css.promo}>
          <p className={css.promoTitle}>{promo ?? words.promo}</p>
          {children ? <div className={css.text}>{children}</div> : null}
          {action}
        </div>
      </div>
      {places.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without markers loses its role in Safari
        <ul role="list" className={css.places}>
          {places.map(({ name, detail, picture: scene, href }) => (
            <li key={name} className={css.place}>
              <div className={css.placePicture}>{scene}</div>
              <UILink href={href} className={css.placeName}>
                {name}
              </UILink>
              {detail ? <span className={css.text}>{detail}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
