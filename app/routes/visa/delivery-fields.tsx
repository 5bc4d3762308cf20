import { useEffect, useState } from 'react'
import type { DeliveryMethod as Delivery } from '@jatra/contract/visa/visa-price'
import { DatePicker } from '@jatra/design-system/date-picker'
import { DeliveryMethod } from '@jatra/design-system/delivery-method'
import { TextField } from '@jatra/design-system/field'
import { fieldsOf } from '~/forms/sent-values.ts'
import { visas } from '~/messages/visas.ts'
import { keepPickUpDate, readSavedApplication } from './saved-application.ts'
import type { ApplicationView } from './application.server.ts'

const copy = visas.book

export interface DeliveryFieldsProps {
  view: ApplicationView
  /** The submitted values, when the form came back. */
  sent: unknown
  /** Of the whole form, by name. */
  errors: Record<string, string[]>
  onMethod: (method: Delivery) => void
}

/** How the documents reach us; for a pickup also when and where (decision 036). */
export function DeliveryFields({ view, sent, errors, onMethod }: DeliveryFieldsProps) {
  const typed = fieldsOf(sent)
  const sentDate = typeof typed['date'] === 'string' ? typed['date'] : null
  const [date, setDate] = useState(sentDate)
  const { today, lastPickUp } = view
  const { draft } = view

  useEffect(() => {
    const { pickUpDate } = readSavedApplication(draft)
    // A day in the past would be rejected at once.
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know what this tab keeps
    if (pickUpDate && pickUpDate >= today && pickUpDate <= lastPickUp) setDate(pickUpDate)
  }, [draft, today, lastPickUp])

  // The error of a date belongs to that date only.
  const dateError = date === null || date === sentDate ? errors['delivery.date']?.[0] : undefined
  return (
    <DeliveryMethod
      name="delivery.method"
      defaultValue={typed['method'] === 'pickUp' ? 'pickUp' : 'travelerDrop'}
      onValueChange={onMethod}
      office={view.office}
      charge={copy.charge}
      error={errors['delivery.method']?.[0]}
      address={
        <TextField
          label={copy.pickUpAddress}
          name="delivery.address"
          defaultValue={typeof typed['address'] === 'string' ? typed['address'] : ''}
          error={errors['delivery.address']?.[0]}
          autoComplete="section-pickup address-line1"
          required
        />
      }
      date={
        <DatePicker
          label={copy.pickUpDate}
          name="delivery.date"
          value={date}
          onValueChange={(chosen) => {
            setDate(chosen)
            keepPickUpDate(draft, chosen)
          }}
          today={today}
          min={today}
          max={lastPickUp}
          displayFormat="d MMM yyyy"
          placeholder={copy.pickUpDatePlaceholder}
          hint={copy.pickUpDateHint(view.lastPickUpInWords)}
          error={dateError}
        />
      }
    />
  )
}
