import type { ReactNode } from 'react'
import * as css from './coming-soon.css.ts'

export type ComingSoonProps = {
  /** The name of the page that is not there yet, as its heading. */
  title: string
  /** What will be here, and what a traveller can do until then. */
  children?: ReactNode
  /** An illustration; decorative, the title says it. */
  picture?: ReactNode
  /** The next action, such as a Link. */
  action?: ReactNode
  /** Level of the heading in the outline of the page. It does not change the size. */
  headingLevel?: 1 | 2 | 3
}

/** What is not there yet, with its picture (docs/specification.md, Hotels). */
export function ComingSoon({
  title,
  children,
  picture,
  action,
  headingLevel = 2,
}: ComingSoonProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className={css.wrap}>
      {picture ? <div className={css.picture}>{picture}</div> : null}
      <Heading className={css.title}>{title}</Heading>
      {children ? <div className={css.text}>{children}</div> : null}
      {action}
    </section>
  )
}
