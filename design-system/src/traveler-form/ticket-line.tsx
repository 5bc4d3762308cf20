import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './traveler-form.css.ts'
import type { TravelerValues } from './traveler-fields.ts'
import { travelerForm as defaultWords } from '../messages/checkout.ts'

/** How the ticket of a whole name will read; null where it cannot be said yet. */
export type TicketOf = (traveler: {
  title: string
  /** Empty for who has one name. */
  firstName: string
  lastName: string
}) => string | null

export type TicketLineProps = { prefix: string; values: TravelerValues; ticketOf: TicketOf }

/** What stands on the ticket, as the traveller types. Without script, as it was when the form was sent. */
export function TicketLine({ prefix, values, ticketOf }: TicketLineProps) {
  const words = useMessages('travelerForm', defaultWords)
  const line = useRef<HTMLDivElement>(null)
  const [printed, setPrinted] = useState(() => read(values, ticketOf))

  useEffect(() => {
    const look = () => {
      const group = line.current?.closest('fieldset')
      if (group) setPrinted(read(valuesIn(group, prefix), ticketOf))
    }
    look()
    // On the document, after React: a draft and a saved traveller are filled in before this listens.
    document.addEventListener('input', look)
    document.addEventListener('change', look)
    return () => {
      document.removeEventListener('input', look)
      document.removeEventListener('change', look)
    }
  }, [prefix, ticketOf])

  return (
    <div ref={line}>
      {printed === null ? null : (
        <p className={css.ticket}>
          <span>{words.onTicket}</span>{' '}
          <strong translate="no" className={css.printed}>
            {printed}
          </strong>
        </p>
      )}
    </div>
  )
}

function read(values: TravelerValues, ticketOf: TicketOf): string | null {
  const { title = '', firstName = '', lastName = '', singleName } = values
  if (singleName === 'on')
    return lastName || firstName
      ? ticketOf({ title, firstName: '', lastName: lastName || firstName })
      : null
  return firstName && lastName ? ticketOf({ title, firstName, lastName }) : null
}

function valuesIn(group: HTMLFieldSetElement, prefix: string): TravelerValues {
  const control = (name: string) => group.elements.namedItem(`${prefix}.${name}`)
  const valueOf = (name: string) => {
    const found = control(name)
    const typed = found instanceof HTMLInputElement || found instanceof HTMLSelectElement
    return typed ? found.value.trim() : ''
  }
  const box = control('singleName')
  return {
    title: valueOf('title'),
    firstName: valueOf('firstName'),
    lastName: valueOf('lastName'),
    singleName: box instanceof HTMLInputElement && box.checked ? 'on' : '',
  }
}
