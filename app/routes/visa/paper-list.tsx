import { applicantNames } from '@jatra/design-system/requirement-list'
import { Link } from '@jatra/design-system/link'
import { visas } from '~/messages/visas.ts'
import type { ScheduleView } from './schedule.server.ts'
import * as css from './schedule.css.ts'

const copy = visas.book

/** What the chosen kind of applicant brings, to look up while adding the pictures. */
export function PaperList({ papers, href }: { papers: ScheduleView['papers']; href: string }) {
  if (!papers) return null
  return (
    <details className={css.papers}>
      <summary className={css.papersName}>{copy.documentsOf(applicantNames[papers.kind])}</summary>
      <ul className={css.paperList}>
        {papers.list.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
      <Link href={href}>{copy.documentsAll}</Link>
    </details>
  )
}
