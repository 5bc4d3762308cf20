import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import { fitOf, type Fit, type Place } from '@jatra/contract/traveler/fitting-travelers'
import { Button } from '@jatra/design-system/button'
import { SelectField } from '@jatra/design-system/field'
import { travelers } from '~/messages/travelers.ts'
import * as css from './fill-in.css.ts'
import { chosenName, FILL, fullName } from './saved-travelers.ts'
import type { FillIn } from './use-fill-in.ts'

const copy = travelers.fillIn

export interface FillInFieldProps {
  /** The block's place among the travellers, from 0. */
  index: number
  place: Place
  people: readonly RegularTraveler[]
  fillIn: FillIn
}

/**
 * Fills a traveller's block in by one choice. It shows who stands in the block and lists who may: nobody twice, and
 * nobody of another age. Without script a button beside it sends the form, which comes back filled in.
 */
export function FillInField({ index, place, people, fillIn }: FillInFieldProps) {
  const { inside, said } = fillIn
  const options = people.map((person) => {
    const { travelerId: value } = person
    const other = inside.findIndex((id, at) => id === value && at !== index)
    const fit = fitOf(person, place)
    const note = other >= 0 ? copy.taken(other + 1) : noteOf(fit, place)
    return {
      value,
      label: note ? `${fullName(person)} (${note})` : fullName(person),
      disabled: other >= 0 || fit === 'age',
    }
  })
  return (
    <div className={css.fillIn}>
      <div className={css.choice}>
        <div className={css.select}>
          <SelectField
            label={copy.label}
            name={chosenName(index)}
            value={inside[index] ?? ''}
            onChange={(event) => fillIn.fill(index, event.currentTarget.value)}
            placeholder={copy.placeholder}
            options={options}
            autoComplete="off"
          />
        </div>
        <div className={css.scriptless}>
          <Button type="submit" name={FILL} value={index} formNoValidate>
            {copy.button}
          </Button>
        </div>
      </div>
      <p role="status" className={css.said}>
        {said?.index === index ? copy.filled(index + 1, said.name) : null}
      </p>
    </div>
  )
}

function noteOf(fit: Fit, { age }: Place): string | null {
  if (fit === 'age') return age && copy.notOfAge[age.kind]
  return fit === 'fits' ? null : copy.notes[fit]
}

/** Enter in a field presses the first button of a form: this one sends it, and the ones that fill in come after it. */
export function PlainSubmit() {
  return <button type="submit" hidden />
}
