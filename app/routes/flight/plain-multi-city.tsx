import { cabinLabels } from '~/messages/format-flights.ts'
import { cabins } from '@jatra/contract/flight/passengers'
import { Button } from '@jatra/design-system/button'
import { SelectField, TextField } from '@jatra/design-system/field'
import type { FlightSearchDefaults } from '@jatra/design-system/hero-search'
import { passengerMessages } from '@jatra/design-system/passenger-modal'
import { search } from '~/messages/search.ts'
import { pageHref } from '~/shell/page-href.ts'
import * as css from './plain-multi-city.css.ts'
import { MAX_ROWS, type PlainLeg } from './plain-legs.ts'

const copy = search.multiCity

export interface PlainMultiCityProps {
  legs: readonly PlainLeg[]
  passengers: FlightSearchDefaults['passengers']
  /** The first possible departure day. */
  today: string
}

/**
 * A multi-city search without script: plain fields, and a button that asks the server for another row. It comes after
 * SEARCH FLIGHT, so that Enter searches.
 */
export function PlainMultiCity({ legs, passengers, today }: PlainMultiCityProps) {
  return (
    <form
      method="get"
      action={pageHref('/flight/search')}
      aria-label={copy.title}
      className={css.form}
    >
      <input type="hidden" name="tripType" value="multiCity" />
      <p className={css.hint}>{copy.hint}</p>
      {legs.map(({ from, to, date }, index) => (
        <fieldset key={index} className={css.row}>
          <legend className={css.legend}>{copy.leg(index + 1)}</legend>
          <div className={css.fields}>
            <TextField label={copy.from} name="legFrom" defaultValue={from} />
            <TextField label={copy.to} name="legTo" defaultValue={to} />
            <TextField
              label={copy.date}
              type="date"
              name="legDate"
              min={today}
              defaultValue={date}
            />
          </div>
        </fieldset>
      ))}
      <fieldset className={css.row}>
        <legend className={css.legend}>{passengerMessages.trigger}</legend>
        <div className={css.fields}>
          {(['adults', 'children', 'infants'] as const).map((kind) => (
            <TextField
              key={kind}
              label={`${passengerMessages.kinds[kind].name} (${passengerMessages.kinds[kind].band})`}
              type="number"
              name={kind}
              min={kind === 'adults' ? 1 : 0}
              defaultValue={passengers?.[kind] ?? (kind === 'adults' ? 1 : 0)}
            />
          ))}
          <SelectField
            label={passengerMessages.cabinLabel}
            name="travelClass"
            options={cabins.map((cabin) => ({ value: cabin, label: cabinLabels[cabin] }))}
            defaultValue={passengers?.cabin}
          />
        </div>
      </fieldset>
      <input type="hidden" name="max" value="10" />
      <div className={css.actions}>
        <Button type="submit" variant="primary">
          {copy.submit}
        </Button>
        {legs.length < MAX_ROWS ? (
          <Button type="submit" variant="secondary" name="rows" value={legs.length + 1}>
            {copy.add}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
