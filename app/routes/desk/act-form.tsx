import { useNavigation } from '@remix-run/react'
import { useRef, useState, type FormEvent } from 'react'
import type { FieldMetadata, SubmissionResult } from '@conform-to/react'
import type { Act } from '@jatra/contract/desk/today-acts'
import { Button } from '@jatra/design-system/button'
import { ConfirmDialog } from '@jatra/design-system/confirm-dialog'
import { TextField } from '@jatra/design-system/field'
import { OwnForm } from '~/forms/own-form.tsx'
import { isSending, useForm } from '~/forms/use-form.ts'
import { deskToday as copy } from '~/messages/desk-today.ts'
import { actSchemas, movesMoney } from './desk-acts.ts'
import type { TodayItemView } from './today-view.server.ts'
import * as css from './today.css.ts'

interface TypedText {
  name: string
  label: string
  hint?: string
  optional?: true
  digits?: true
}

/** What is typed for an act. */
const typedFor: Partial<Record<Act, readonly TypedText[]>> = {
  requestRefund: [{ name: 'note', label: copy.fields.note }],
  approveCancellation: [
    {
      ...{ name: 'refund', label: copy.fields.refund, hint: copy.fields.refundHint },
      ...{ optional: true, digits: true },
    },
  ],
  declineRefund: [{ name: 'because', label: copy.fields.because }],
  markRefundPaid: [{ name: 'reference', label: copy.fields.reference }],
  handOverVisa: [{ name: 'reason', label: copy.fields.reason }],
  confirmHoliday: [
    { name: 'hotel', label: copy.fields.hotel },
    { name: 'guide', label: copy.fields.guide, optional: true },
    { name: 'flights', label: copy.fields.flights, hint: copy.fields.flightsHint, optional: true },
  ],
}

/** What an act sends besides. */
const fixed: Partial<Record<Act, Readonly<Record<string, string>>>> = {
  requestRefund: { amount: 'whole', reason: 'not_provided' },
}

const destructive: readonly Act[] = ['refuseHeldPayment', 'dropCancellation', 'declineRefund']

interface ActFormProps {
  act: Act
  /** The first of the item's acts, which is the likely one. */
  isFirst: boolean
  item: TodayItemView
  /** Makes a request for a refund one, however often it is sent. */
  requestKey: string
  lastResult: SubmissionResult | null
}

/** One act on an item: a form that works before the scripts, and asks before it moves money. */
export function ActForm({ act, isFirst, item, requestKey, lastResult }: ActFormProps) {
  const [form, fields] = useForm({ schema: actSchemas[act], lastResult })
  const [asking, setAsking] = useState(false)
  const confirmed = useRef<HTMLInputElement>(null)
  const own = useRef<HTMLFormElement>(null)
  const { formData } = useNavigation()
  const typed = act === 'handOverVisa' && item.isComplete ? [] : (typedFor[act] ?? [])
  const ask = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event)
    const isAsked = confirmed.current?.value === 'yes'
    if (event.defaultPrevented || !isSending(event) || !movesMoney(act) || isAsked) return
    event.preventDefault()
    setAsking(true)
  }
  const send = () => {
    if (confirmed.current) confirmed.current.value = 'yes'
    own.current?.requestSubmit()
    if (confirmed.current) confirmed.current.value = ''
  }
  return (
    <OwnForm
      ref={own}
      id={form.id}
      onSubmit={ask}
      noValidate={form.noValidate}
      preventScrollReset
      className={css.act}
    >
      <Hidden values={{ queue: item.queue, id: item.id, act, key: requestKey, ...fixed[act] }} />
      <input type="hidden" name="confirmed" defaultValue="" ref={confirmed} />
      {typed.map((one) => (
        <Typed key={one.name} {...one} field={fields[one.name]} />
      ))}
      <div>
        <Button
          type="submit"
          variant={isFirst ? 'primary' : destructive.includes(act) ? 'danger' : 'secondary'}
          tone="brand"
          loading={formData?.get('act') === act}
        >
          {copy.acts[act]}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={copy.confirm.title(copy.acts[act])}
        confirmLabel={copy.acts[act]}
        onConfirm={send}
      >
        {confirmText(item)}
      </ConfirmDialog>
    </OwnForm>
  )
}

function Typed({
  label,
  hint,
  optional,
  digits,
  field,
}: TypedText & { field: FieldMetadata | undefined }) {
  if (!field) return null
  const { id, key, name, initialValue, errors } = field
  return (
    <TextField
      key={key}
      {...{ id, name, label, hint }}
      defaultValue={typeof initialValue === 'string' ? initialValue : ''}
      error={errors?.[0] ?? ''}
      required={!optional}
      autoComplete="off"
      inputMode={digits ? 'numeric' : undefined}
    />
  )
}

/** What is about to happen, with the sum and the booking. */
export const confirmText = ({ title, amount, bookingReference }: TodayItemView) =>
  copy.confirm.text(amount ? `${title}, ${amount}` : title, bookingReference ?? '')

export function Hidden({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
