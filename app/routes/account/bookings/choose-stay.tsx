import type { Stay } from '@jatra/contract/holiday/stay'
import { SelectField } from '@jatra/design-system/field'
import { digits } from '@jatra/design-system/language'
import { orders } from '~/messages/orders.ts'
import * as css from './cancel-booking.css.ts'
import type { CancellationView } from './cancellation-view.ts'

const copy = orders.cancellation.own

type Choices = NonNullable<CancellationView['stay']>

/** Which rooms of a holiday are given up, and who does not travel: everything, unless something is kept. */
export function ChooseStay({ rooms, people, chosen }: Choices & { chosen: Stay | undefined }) {
  const counts = chosen && {
    ...named('rooms', chosen.rooms),
    ...named('people', chosen.people),
  }
  return (
    <>
      <input type="hidden" name="choosingStay" value="yes" />
      <Counts legend={copy.rooms} hint={copy.roomsHint} choices={rooms} counts={counts} />
      <Counts legend={copy.people} hint={copy.peopleHint} choices={people} counts={counts} />
    </>
  )
}

/** By the names of their fields. */
function named(group: 'rooms' | 'people', counts: Readonly<Record<string, number>>) {
  const fields: Record<string, number> = {}
  for (const [key, count] of Object.entries(counts)) fields[`${group}.${key}`] = count
  return fields
}

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
