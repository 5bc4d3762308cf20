import { useEffect } from 'react'
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
  /** The day of the pickup, `YYYY-MM-DD`; null while none is chosen. */
  date: string | null
  onDate: (date: string | null) => void
}

/** How the documents reach us; for a pickup also when and where. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { view, sent, errors, onMethod, date, onDate } = props
  const typed = fieldsOf(sent)
  const sentDate = typeof typed['date'] === 'string' ? typed['date'] : null
  const { draft, today, firstPickUp, lastPickUp } = view

  useEffect(() => {
    const { pickUpDate } = readSavedApplication(draft)
    // A day in the past would be rejected at once.
    if (pickUpDate && pickUpDate >= firstPickUp && pickUpDate <= lastPickUp) onDate(pickUpDate)
  }, [draft, firstPickUp, lastPickUp, onDate])

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
            onDate(chosen)
            keepPickUpDate(draft, chosen)
          }}
          today={today}
          min={firstPickUp}
          max={lastPickUp}
          displayFormat="d MMM yyyy"
          placeholder={copy.pickUpDatePlaceholder}
          hint={copy.pickUpDateHint(view.lastPickUpInWords, firstPickUp === today)}
          error={dateError}
        />
      }
    />
  )
}
