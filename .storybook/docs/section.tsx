import type { ReactNode } from 'react'
import * as css from './docs-page.css.ts'

/** A part of a docs page; its heading is listed in the page's table of contents. */
export function Section({
  title,
  note,
  children,
}: {
  title: string
  note?: string
  children: ReactNode
}) {
  return (
    <section className={css.section}>
      <div className="sb-unstyled">
        <h2 className={css.heading} id={title.toLowerCase().replace(/[^a-z]+/g, '-')}>
          {title}
        </h2>
        {note ? <p className={css.note}>{note}</p> : null}
      </div>
      {children}
    </section>
  )
}
