import { useNavigation } from '@remix-run/react'
import { documentTypes } from '@jatra/contract/document/document-type'
import { askReasons } from '@jatra/contract/visa/checklist-states'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { SelectField, TextField } from '@jatra/design-system/field'
import { Link } from '@jatra/design-system/link'
import { Stack } from '@jatra/design-system/stack'
import { OwnForm } from '~/forms/own-form.tsx'
import { deskOrder } from '~/messages/desk-order.ts'
import { visaChecklist } from '~/messages/visa-checklist.ts'
import { Slot } from '~/routes/account/bookings/visa-checklist.tsx'
import type { SlotView } from '~/routes/account/bookings/visa-checklist-view.server.ts'
import * as slotCss from '~/routes/account/bookings/visa-checklist.css.ts'
import { VisaProgress } from '~/routes/account/bookings/visa-progress.tsx'
import { Hidden } from './act-form.tsx'
import * as shared from './desk.css.ts'
import * as css from './order.css.ts'
import type { VisaFileAnswer } from './visa-file-acts.server.ts'
import type { VisaFileView } from './visa-file-view.server.ts'

const copy = visaChecklist.desk

interface VisaFileProps {
  orderId: string
  view: VisaFileView
  /** What became of the act that was just sent. */
  answer: VisaFileAnswer | undefined
}

/** What each traveller has given, to accept or to ask for once more, and what the embassy answered. */
export function VisaFile({ orderId, view, answer }: VisaFileProps) {
  const { people, progress, moves, mayCheck } = view
  return (
    <>
      {progress ? <VisaProgress view={{ ...progress, letter: [] }} /> : null}
      {moves.length > 0 ? <MoveForm moves={moves} answer={answer} /> : null}
      {people.length > 0 ? (
        <Card as="section" padding={16} aria-labelledby="visa-file">
          <Stack gap={12}>
            <h2 id="visa-file" className={shared.partTitle}>
              {copy.title}
            </h2>
            {people.map(({ name, slots, more }, index) => (
              <Stack key={index} gap={12}>
                <h3 className={css.strong}>{name}</h3>
                <ul className={slotCss.slots}>
                  {slots.map((slot) => (
                    <Slot key={slot.key} slot={slot}>
                      <SlotDocuments orderId={orderId} slot={slot} />
                      <Said answer={answer} of={slot.key} />
                      {mayCheck ? <SlotActs slot={slot} /> : null}
                    </Slot>
                  ))}
                </ul>
                {more.length > 0 ? (
                  <p className={shared.small}>{more.map((slot) => slot.name).join(', ')}</p>
                ) : null}
              </Stack>
            ))}
          </Stack>
        </Card>
      ) : null}
    </>
  )
}

function SlotDocuments({ orderId, slot }: { orderId: string; slot: SlotView }) {
  if (slot.documents.length === 0) return null
  return (
    <ul className={css.documents} aria-label={slot.name}>
      {slot.documents.map(({ id, name }) => (
        <li key={id}>
          <Link
            href={`/desk/orders/${encodeURIComponent(orderId)}/documents/${encodeURIComponent(id)}`}
            target="_blank"
            aria-label={deskOrder.travelers.documentOf(name)}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Said({ answer, of }: { answer: VisaFileAnswer | undefined; of: string }) {
  if (answer?.visaAct !== of) return null
  const { done, problem } = answer
  return problem === null ? (
    <Alert tone="positive">{done}</Alert>
  ) : (
    <Alert tone="critical">{problem}</Alert>
  )
}

/** What a member of staff may say of the documents that they see. */
function SlotActs({ slot }: { slot: SlotView }) {
  const busy = useNavigation().formData
  const { key, fullName: name, state, seen, documents } = slot
  const hidden = { visaAct: key, name, state, seen: seen.join(' ') }
  const isSent = (what: string) => busy?.get('visaAct') === key && busy.get('do') === what
  const isGiven = documents.length > 0
  const isOpen = state === 'given' || state === 'asked'
  return (
    <>
      {state === 'accepted' ? null : (
        <OwnForm preventScrollReset>
          <Hidden values={{ ...hidden, do: 'accept' }} />
          <Button
            type="submit"
            size="small"
            variant={state === 'given' ? 'primary' : 'secondary'}
            tone="brand"
            loading={isSent('accept')}
            aria-label={isGiven ? copy.acceptNamed(name) : copy.onPaperNamed(name)}
          >
            {isGiven ? copy.accept : copy.onPaper}
          </Button>
        </OwnForm>
      )}
      {isGiven ? (
        <details>
          <summary className={slotCss.moreTitle}>{copy.ask}</summary>
          <OwnForm preventScrollReset className={slotCss.slots}>
            <Hidden values={{ ...hidden, do: 'ask' }} />
            <SelectField
              id={`reason-${key}`}
              label={copy.reason}
              name="reason"
              defaultValue={isOpen ? askReasons[0] : ''}
              options={[
                ...askReasons.map((value) => ({ value, label: visaChecklist.reasons[value] })),
                { value: '', label: copy.own },
              ]}
            />
            <TextField id={`note-${key}`} label={copy.note} name="note" hint={copy.noteHint} />
            <div>
              <Button
                type="submit"
                size="small"
                loading={isSent('ask')}
                aria-label={copy.askNamed(name)}
              >
                {copy.send}
              </Button>
            </div>
          </OwnForm>
        </details>
      ) : null}
    </>
  )
}

/** What the embassy answered, with its day and its letter. */
function MoveForm({
  moves,
  answer,
}: {
  moves: VisaFileView['moves']
  answer: VisaFileAnswer | undefined
}) {
  const busy = useNavigation().formData?.get('visaAct') === 'move'
  const isDecision = moves.includes('granted')
  return (
    <Card as="section" padding={16} aria-labelledby="visa-move">
      <Stack gap={12}>
        <h2 id="visa-move" className={shared.partTitle}>
          {copy.move}
        </h2>
        <Said answer={answer} of="move" />
        <OwnForm encType="multipart/form-data" preventScrollReset className={slotCss.slots}>
          <Hidden values={{ visaAct: 'move' }} />
          <SelectField
            label={copy.move}
            name="to"
            options={moves.map((value) => ({ value, label: copy.moves[value] }))}
          />
          <TextField label={copy.on} name="on" type="date" />
          {isDecision ? (
            <label className={slotCss.file}>
              <span>{copy.letter}</span>
              <input
                type="file"
                name="documents"
                className={slotCss.input}
                accept={documentTypes.join(',')}
              />
            </label>
          ) : null}
          <div>
            <Button type="submit" loading={busy}>
              {copy.moveSend}
            </Button>
          </div>
        </OwnForm>
      </Stack>
    </Card>
  )
}
