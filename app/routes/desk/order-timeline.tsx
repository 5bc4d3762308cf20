import type { SubmissionResult } from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { MAX_NOTE, noteBodySchema } from '@jatra/contract/desk/notes'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { TextAreaField } from '@jatra/design-system/field'
import { Icon } from '@jatra/design-system/icon'
import { Link } from '@jatra/design-system/link'
import { formErrorOf, textProps } from '~/forms/form-props.ts'
import { OwnForm } from '~/forms/own-form.tsx'
import { useForm } from '~/forms/use-form.ts'
import { deskOrder } from '~/messages/desk-order.ts'
import * as shared from './desk.css.ts'
import * as css from './order.css.ts'
import type { DeskOrderView } from './order-view.server.ts'

const { timeline: copy, note: noteCopy } = deskOrder

interface NoteFormProps {
  /** An id for the next note. */
  newId: string
  answer: { added: string | null; result: SubmissionResult } | undefined
}

export interface OrderTimelineProps extends NoteFormProps {
  days: DeskOrderView['timeline']
  entries: number
}

/** All that happened to an order, the newest last, and below it the place for what a colleague should know. */
export function OrderTimeline({ days, entries, ...form }: OrderTimelineProps) {
  return (
    <Card as="section" padding={16} aria-labelledby="timeline">
      <div className={css.timelineHead}>
        <h2 id="timeline" className={shared.partTitle}>
          {copy.title}
        </h2>{' '}
        <span className={shared.small}>{copy.count(entries)}</span>{' '}
        <Link href="#note" standalone>
          {copy.toNote}
        </Link>
      </div>
      {days.map(({ day, entries: ofDay }) => (
        <div key={day}>
          <h3 className={css.day}>{day}</h3>
          <ol className={css.entries}>
            {ofDay.map(({ time, kind, icon, text, note, by }, index) => (
              <li key={index} className={css.entry} data-kind={kind}>
                <span className={css.time}>{time}</span>{' '}
                <span className={css.dot}>
                  <Icon name={icon} size={16} />
                </span>{' '}
                <span className={css.words}>
                  <span>{text}</span>{' '}
                  {by ? <span className={shared.small}>{copy.by(by)}</span> : null}
                  {note === null ? null : <span className={css.note}>{note}</span>}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <NoteForm {...form} />
    </Card>
  )
}

function NoteForm({ newId, answer }: NoteFormProps) {
  const sent = answer?.result.initialValue?.['id']
  const [id, setId] = useState(typeof sent === 'string' ? sent : newId)
  // The id stays until its note is there, so that sending it again adds nothing.
  if (answer?.added === id && id !== newId) setId(newId)
  const [form, fields] = useForm({ schema: noteBodySchema, lastResult: answer?.result })
  const busy = useNavigation().formData?.has('text') ?? false
  const { key, ...text } = textProps(fields.text)
  const error = formErrorOf(answer?.result)
  return (
    <OwnForm
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      preventScrollReset
      className={css.noteForm}
    >
      <input type="hidden" name="id" value={id} />
      <div id="note" className={css.noteField}>
        <TextAreaField
          key={key}
          {...text}
          label={noteCopy.label}
          hint={noteCopy.hint}
          maxLength={MAX_NOTE}
        />
      </div>
      {error ? <Alert tone="critical">{error}</Alert> : null}
      {answer?.added && !error ? <Alert tone="positive">{noteCopy.added}</Alert> : null}
      <div>
        <Button type="submit" variant="primary" loading={busy}>
          {noteCopy.submit}
        </Button>
      </div>
    </OwnForm>
  )
}
