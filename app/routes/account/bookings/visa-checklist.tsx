import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { documentTypes } from '@jatra/contract/document/document-type'
import { Alert } from '@jatra/design-system/alert'
import { Badge, type BadgeProps } from '@jatra/design-system/badge'
import { Button } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { Icon, type IconName } from '@jatra/design-system/icon'
import { Stack } from '@jatra/design-system/stack'
import { OwnForm } from '~/forms/own-form.tsx'
import { visaChecklist as copy } from '~/messages/visa-checklist.ts'
import { subtitle } from '~/shell/shell.css.ts'
import { DocumentTiles } from '../documents/document-tiles.tsx'
import type { NotGiven } from './visa-checklist-action.server.ts'
import type { ChecklistView, SlotView } from './visa-checklist-view.server.ts'
import * as css from './visa-checklist.css.ts'

interface VisaChecklistProps {
  view: ChecklistView
  /** What was sent just now and not taken. */
  answer: NotGiven | undefined
}

/** What each traveller gives, what became of it, and where it is uploaded; it works before the scripts. */
export function VisaChecklist({ view, answer }: VisaChecklistProps) {
  return (
    <Card as="section" aria-labelledby="checklist">
      <Stack gap={24}>
        <h2 id="checklist" className={subtitle}>
          {copy.title}
        </h2>
        {view.next ? <p>{view.next}</p> : null}
        {view.people.map(({ name, slots, more }, index) => (
          <Stack key={index}>
            <h3>{name}</h3>
            <Slots slots={slots} answer={answer} />
            {more.length > 0 ? (
              <details className={css.more} open={more.some(({ key }) => key === answer?.slot)}>
                <summary className={css.moreTitle}>{copy.more(more.length)}</summary>
                <Slots slots={more} answer={answer} />
              </details>
            ) : null}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

function Slots({ slots, answer }: { slots: readonly SlotView[]; answer: NotGiven | undefined }) {
  return (
    <ul className={css.slots}>
      {slots.map((slot) => (
        <Slot key={slot.key} slot={slot}>
          {slot.documents.length > 0 ? <DocumentTiles documents={slot.documents} /> : null}
          {slot.mayGive ? (
            <GiveForm slot={slot} problem={answer?.slot === slot.key ? answer.problem : null} />
          ) : null}
        </Slot>
      ))}
    </ul>
  )
}

const looks: Record<SlotView['state'], [BadgeProps['tone'], IconName]> = {
  missing: ['neutral', 'clock'],
  given: ['brand', 'clock'],
  asked: ['critical', 'warning'],
  accepted: ['positive', 'success'],
}

/** One document: what it is, how it stands, and why another is needed. */
export function Slot({ slot, children }: { slot: SlotView; children: ReactNode }) {
  const [tone, icon] = looks[slot.state]
  const notes = [slot.once && copy.once, !slot.isRequired && copy.optional]
  const said = notes.flatMap((note) => note || [])
  return (
    <li id={`slot-${slot.key}`} className={css.slot}>
      <div className={css.head}>
        <h4 className={css.name}>{slot.name}</h4>
        <Badge tone={tone} icon={<Icon name={icon} size={16} />}>
          {slot.onPaper ? copy.onPaper : copy.states[slot.state]}
        </Badge>
      </div>
      {said.length > 0 ? <p className={css.small}>{said.join(', ')}</p> : null}
      {slot.state === 'accepted' ? null : (
        <p className={css.small}>{`${copy.shows}: ${slot.shows}`}</p>
      )}
      {slot.state === 'asked' ? (
        <Alert tone="warning" live={false}>
          {slot.why}
        </Alert>
      ) : null}
      {children}
    </li>
  )
}

function GiveForm({ slot, problem }: { slot: SlotView; problem: string | null }) {
  const busy = useNavigation().formData?.get('slot') === slot.key
  const isNew = slot.documents.length === 0
  const hint = `hint-${slot.key}`
  return (
    <OwnForm encType="multipart/form-data" preventScrollReset className={css.form}>
      <input type="hidden" name="slot" value={slot.key} />
      <div className={css.file}>
        <input
          type="file"
          name="documents"
          className={css.input}
          accept={documentTypes.join(',')}
          multiple={slot.pages > 1}
          aria-label={copy.choose(slot.fullName)}
          aria-describedby={hint}
          aria-invalid={problem !== null}
        />
        <span id={hint} className={css.small}>
          {copy.upTo(slot.pages)}
        </span>
        {problem === null ? null : <Alert tone="critical">{problem}</Alert>}
      </div>
      <Button
        type="submit"
        variant={slot.state === 'asked' ? 'primary' : 'secondary'}
        loading={busy}
        aria-label={isNew ? copy.addNamed(slot.fullName) : copy.replaceNamed(slot.fullName)}
      >
        {isNew ? copy.add : copy.replace}
      </Button>
    </OwnForm>
  )
}
