import type { ReactNode } from 'react'
import * as css from './article.css.ts'
import * as docs from './docs-page.css.ts'

/** A page to read, with the head that the pages of widgets have. */
export function Article({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <div className={`${docs.page} ${css.article}`}>
      <header className={`sb-unstyled ${docs.head}`}>
        <p className={docs.group}>Foundations</p>
        <h1 className={docs.title}>{title}</h1>
        <div className={docs.stitch} aria-hidden="true" />
        <p className={docs.lead}>{lead}</p>
      </header>
      {children}
    </div>
  )
}
