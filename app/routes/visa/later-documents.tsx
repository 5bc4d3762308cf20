import { DOCUMENT_DAYS, documentsDueOn } from '@jatra/contract/visa/visa-documents'
import { Alert } from '@jatra/design-system/alert'
import { Checkbox } from '@jatra/design-system/checkbox'
import { applicantNames } from '@jatra/design-system/requirement-list'
import { formatDate } from '~/messages/format.ts'
import { visas } from '~/messages/visas.ts'
import type { ApplicationView } from './application.server.ts'
import * as css from './application.css.ts'
import { fieldErrors } from '~/messages/field-errors.ts'

const copy = visas.book.later

export interface LaterDocumentsProps {
  /** Indexes of the travellers without a document. */
  missing: readonly number[]
  requiredDocuments: ApplicationView['requiredDocuments']
  today: string
  /** The day of the pickup: null while none is chosen, undefined where the traveller brings them. */
  pickUpDate: string | null | undefined
  /** Whether the box was ticked when the form was sent. */
  ticked: boolean
  /** Of the whole form, by name. */
  errors: Record<string, string[]>
}

/** Names the travellers whose documents are missing before the payment, and offers to send them later. */
export function LaterDocuments({
  missing,
  requiredDocuments,
  today,
  pickUpDate,
  ticked,
  errors,
}: LaterDocumentsProps) {
  if (missing.length === 0) return null
  const isMissing = missing.some((index) =>
    errors[`travelers[${String(index)}].documents`]?.includes(fieldErrors.documentsMissing),
  )
  return (
    <Alert tone="warning" live={false} title={copy.title(missing.map((index) => index + 1))}>
      {requiredDocuments && requiredDocuments.list.length > 0 ? (
        <>
          <p>{copy.asked(applicantNames[requiredDocuments.kind])}</p>
          <ul className={css.requiredDocumentsList}>
            {requiredDocuments.list.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </>
      ) : null}
      <Checkbox
        name="documentsLater"
        defaultChecked={ticked}
        label={boxLabel(today, pickUpDate)}
        hint={copy.hint(DOCUMENT_DAYS)}
        error={isMissing ? copy.missing : undefined}
      />
    </Alert>
  )
}

/** The day that the order will say, once it is known. */
function boxLabel(today: string, pickUpDate: string | null | undefined): string {
  if (pickUpDate === null) return copy.boxPickUp
  return copy.box(formatDate(documentsDueOn(today, pickUpDate ?? null)))
}
