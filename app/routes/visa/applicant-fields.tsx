import { useState, type ComponentProps } from 'react'
import { MAX_DOCUMENTS } from '@jatra/contract/document/document'
import { applicantKinds, type ApplicantKind } from '@jatra/contract/visa/applicant-kinds'
import type { ChecklistItem } from '@jatra/contract/visa/checklist-item'
import { itemsOf } from '@jatra/contract/visa/items-of-traveler'
import { passportState, type ApplicantRules } from '@jatra/contract/visa/visa-applicant'
import { titlesFor } from '@jatra/contract/traveler/title-gender'
import { SelectField } from '@jatra/design-system/field'
import { applicantNames } from '@jatra/design-system/requirement-list'
import { TravelerBlock } from '~/checkout/traveler-block.tsx'
import { useTypedDate } from '~/forms/typed-date.ts'
import { visas } from '~/messages/visas.ts'
import * as css from './application.css.ts'
import { PictureField, type PictureFieldProps } from './picture-field.tsx'

const copy = visas.book

export type ApplicantFieldsProps = Omit<
  ComponentProps<typeof TravelerBlock>,
  'passport' | 'place'
> &
  Pick<PictureFieldProps, 'draft' | 'waiting' | 'onPictures' | 'onCount'> & {
    shortPassport: ApplicantRules['shortPassport']
    /** The visa's checklist; empty where documents are given in one pile. */
    checklist: readonly ChecklistItem[]
    /** Of this applicant, as it was chosen or sent. */
    applicantKind: ApplicantKind | null
    documentsError: string | undefined
  }

/** One traveller of an application with the document images (docs/specification.md, Visa application). */
export function ApplicantFields({
  draft,
  waiting,
  shortPassport,
  checklist,
  applicantKind: first,
  documentsError,
  onPictures,
  onCount,
  ...block
}: ApplicantFieldsProps) {
  const { index, today } = block
  const prefix = `travelers[${index}]`
  const { date: expiry, listen } = useTypedDate('passportEx', prefix, block.defaultValue)
  const [kind, setKind] = useState<ApplicantKind | null>(first)
  const warned =
    shortPassport === 'warn' && expiry !== null && passportState(expiry, today) === 'short'
  // What an application has once is the first traveller's.
  const kinds = Array.from({ length: index + 1 }, () => kind)
  const items = itemsOf(checklist, index, kinds)
  const field = { draft, traveler: index, waiting, onPictures, onCount }

  return (
    <TravelerBlock
      {...block}
      passport
      titles={titlesFor()}
      place={{ age: null, passport: true, until: today }}
      onChange={listen}
      hints={warned ? { passportExYear: copy.passportWarned } : {}}
    >
      {checklist.length > 0 ? (
        <SelectField
          label={copy.kind}
          hint={copy.kindHint}
          name={`${prefix}.applicantKind`}
          defaultValue={first ?? ''}
          onValueChange={(value) => setKind(applicantKinds.find((one) => one === value) ?? null)}
          placeholder={copy.kindUnsaid}
          options={applicantKinds.map((value) => ({ value, label: applicantNames[value] }))}
        />
      ) : null}
      <div className={css.scripted}>
        {items.length > 0 ? (
          <details className={css.requiredDocuments}>
            <summary className={css.requiredDocumentsTitle}>{copy.slots(items.length)}</summary>
            <div className={css.slots}>
              {items.map(({ id, name, shows, need, pages }) => (
                <PictureField
                  key={id}
                  {...field}
                  item={id}
                  label={need === 'required' ? name : copy.optional(name)}
                  hint={shows}
                  maxFiles={pages}
                  error={undefined}
                />
              ))}
            </div>
          </details>
        ) : null}
        <PictureField
          {...field}
          item={null}
          label={copy.documents}
          hint={copy.documentsHint}
          maxFiles={MAX_DOCUMENTS}
          error={documentsError}
        />
      </div>
      <p className={css.scriptless}>{copy.documentsScriptless}</p>
    </TravelerBlock>
  )
}
