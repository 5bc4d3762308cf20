import { useId, type ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './best-deals-banner.css.ts'
import { bestDealsBanner as defaultWords } from '../messages/search.ts'

export type BestDealsBannerProps = {
  /** docs/specification.md, Home. */
  heading?: string
  /** What is below the heading, such as the sentence about the offer. */
  children?: ReactNode
  /** The way to the deals. */
  action?: ReactNode
  /** An illustration with `fit="slice"`; it fills its box. */
  picture: ReactNode
  /** Level of the heading in the outline of the page. It does not change the size. */
  headingLevel?: 2 | 3
}

/** The banner of the home page that leads to the deals. */
export function BestDealsBanner({
  heading,
  children,
  action,
  picture,
  headingLevel = 2,
}: BestDealsBannerProps) {
  const words = useMessages('bestDealsBanner', defaultWords)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section className={css.banner} aria-labelledby={id}>
      <div className={css.layout}>
        <div className={css.words}>
          <Heading className={css.heading} id={id}>
            {heading ?? words.heading}
          </Heading>
          {children ? <div className={css.text}>{children}</div> : null}
          {action}
        </div>
        <div className={css.picture}>{picture}</div>
      </div>
    </section>
  )
}
