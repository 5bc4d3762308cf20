import { applicantNames } from '@jatra/design-system/requirement-list'
import { Link } from '@jatra/design-system/link'
import { visas } from '~/messages/visas.ts'
import type { ApplicationView } from './application.server.ts'
import * as css from './application.css.ts'

const copy = visas.book

/** The documents required of the chosen kind of applicant. */
export function RequiredDocuments({
  requiredDocuments,
  href,
}: {
  requiredDocuments: ApplicationView['requiredDocuments']
  href: string
}) {
  if (!requiredDocuments) return null
  return (
    <details className={css.requiredDocuments}>
      <summary className={css.requiredDocumentsTitle}>
        {copy.documentsOf(applicantNames[requiredDocuments.kind])}
      </summary>
      <ul className={css.requiredDocumentsList}>
        {requiredDocuments.list.map((document) => (
          <li key={document}>{document}</li>
        ))}
      </ul>
      <Link href={href}>{copy.documentsAll}</Link>
    </details>
  )
}
