import { useId, type ReactNode } from 'react'
import * as css from './best-deals-banner.css.ts'

export type BestDealsBannerProps = {
  /** docs/specification.md, Home. */
  heading?: string
  children?: ReactNode
  /** The way to the deals. */
  action?: ReactNode
  /** An illustration with `fit="slice"`; it fills its box. */
  picture: ReactNode
  headingLevel?: 2 | 3
}

/** The banner of the home page that leads to the deals. */
export function BestDealsBanner({
  heading = 'BEST DEALS',
  children,
  action,
  picture,
  headingLevel = 2,
}: BestDealsBannerProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section className={css.banner} aria-labelledby={id}>
      <div className={css.words}>
        <Heading className={css.heading} id={id}>
          {heading}
        </Heading>
        {children ? <div className={css.text}>{children}</div> : null}
        {action}
      </div>
      <div className={css.picture}>{picture}</div>
    </section>
  )
}
