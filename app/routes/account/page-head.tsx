import { title } from '~/shell/shell.css.ts'
import * as css from './account.css.ts'

/** The heading of a page of the account, with what the page is for. */
export function PageHead({ title: heading, lead }: { title: string; lead: string }) {
  return (
    <div className={css.head}>
      <h1 className={title}>{heading}</h1>
      <p className={css.lead}>{lead}</p>
    </div>
  )
}
