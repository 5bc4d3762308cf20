import type { Stay } from '@jatra/contract/order/stay'
import { SelectField } from '@jatra/design-system/field'
import { digits } from '@jatra/design-system/language'
import { orders } from '~/messages/orders.ts'
import * as css from './cancel-booking.css.ts'
import type { CancellationView } from './cancellation-view.ts'

const copy = orders.cancellation.own

type Choices = NonNullable<CancellationView['stay']>

/** Which rooms of a holiday are given up, and who does not travel: everything, unless something is kept. */
export function ChooseStay({ rooms, people, chosen }: Choices & { chosen: Stay | undefined }) {
  const counts = chosen && Object.fromEntries(fieldsOfStay(chosen))
  return (
    <>
      <input type="hidden" name="choosingStay" value="yes" />
      <Counts legend={copy.rooms} hint={copy.roomsHint} choices={rooms} counts={counts} />
      <Counts legend={copy.people} hint={copy.peopleHint} choices={people} counts={counts} />
    </>
  )
}

/** The counts of a stay by the names of their fields. */
export const fieldsOfStay = (stay: Stay) =>
  (['rooms', 'people'] as const).flatMap((group) =>
    Object.entries(stay[group]).map(([key, count]) => [`${group}.${key}`, count] as const),
  )

function Counts({
  legend,
  hint,
  choices,
  counts,
}: {
  legend: string
  hint: string
  choices: Choices['rooms']
  counts: Readonly<Record<string, number>> | undefined
}) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <p className={css.hint}>{hint}</p>
      <div className={css.counts}>
        {choices.map(({ name, label, count }) => (
          <SelectField
            // Fewer are left than the page showed: the field starts anew.
            key={`${name} ${count}`}
            name={name}
            label={label}
            defaultValue={String(Math.min(counts?.[name] ?? count, count))}
            options={Array.from({ length: count + 1 }, (_, value) => ({
              value: String(value),
              label: digits(value),
            }))}
          />
        ))}
      </div>
    </fieldset>
  )
}
