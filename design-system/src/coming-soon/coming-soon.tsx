import type { ReactNode } from 'react'
import * as css from './coming-soon.css.ts'

export type ComingSoonProps = {
  title: string
  children?: ReactNode
  /** An illustration; decorative, the title says it. */
  picture?: ReactNode
  /** A way on. */
  action?: ReactNode
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
