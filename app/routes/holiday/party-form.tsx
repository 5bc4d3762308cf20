import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { ageBands } from '@jatra/contract/order/rooms'
import { Button } from '@jatra/design-system/button'
import { SelectField } from '@jatra/design-system/field'
import { digits } from '@jatra/design-system/language'
import { holidays } from '~/messages/holidays.ts'
import { MAX_OF_A_BAND } from './party.ts'
import type { PartyPrice } from './party-price.ts'
import * as css from './party.css.ts'

const copy = holidays.detail.party
const bands = holidays.order.bands

const counts = (least: number) =>
  Array.from({ length: MAX_OF_A_BAND + 1 - least }, (_, index) => {
    const value = String(index + least)
    return { value, label: digits(value) }
  })

/** Who travels and when; each change is an address that shows the price. */
export function PartyForm({ party }: { party: PartyPrice }) {
  const submit = useSubmit()
  const busy = useNavigation().state === 'loading'
  return (
    <Form
      method="get"
      className={css.form}
      aria-label={copy.title}
      aria-busy={busy}
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      <h3 className={css.title}>{copy.title}</h3>
      <div className={css.counts}>
        {ageBands.map((band) => (
          <SelectField
            key={band}
            name={band}
            label={bands[band]}
            defaultValue={String(party.people[band])}
            options={counts(band === 'adults' ? 1 : 0)}
          />
        ))}
      </div>
      <SelectField
        name="month"
        label={copy.month}
        placeholder={copy.anyMonth}
        defaultValue={party.month ?? ''}
        options={party.months}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {copy.show}
        </Button>
      </noscript>
      <p role="status" className={css.answer}>
        {party.problem ?? copy.answer(party.total ?? '', party.rooms, monthOf(party))}
      </p>
    </Form>
  )
}

const monthOf = ({ months, month }: PartyPrice) =>
  months.find(({ value }) => value === month)?.label ?? null
