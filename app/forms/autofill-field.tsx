import { fullName } from '@jatra/contract/traveler/person-name'
import { kindByAge, validateAge } from '@jatra/contract/traveler/age-rules'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import { fitOf, type Fit, type Place } from '@jatra/contract/traveler/fitting-travelers'
import { birthDateOf } from '@jatra/contract/traveler/traveler'
import { Button } from '@jatra/design-system/button'
import { SelectField } from '@jatra/design-system/field'
import { travelers } from '~/messages/travelers.ts'
import * as css from './autofill-field.css.ts'
import { chosenName, FILL } from './saved-travelers.ts'
import type { Autofill } from './use-autofill.ts'

const copy = travelers.autofill

export interface AutofillFieldProps {
  /** The block's place among the travellers, from 0. */
  index: number
  place: Place
  people: readonly RegularTraveler[]
  autofill: Autofill
}

/**
 * Autofills a traveller's block from the saved travellers. Those already in another block or of another age are disabled,
 * but not who becomes of another kind on the way: the form offers them that.
 * Without script a button beside it submits the form, which comes back filled in.
 */
export function AutofillField({ index, place, people, autofill }: AutofillFieldProps) {
  const { matchedIds, announcement } = autofill
  const options = people.map((person) => {
    const { travelerId: value } = person
    const other = matchedIds.findIndex((id, at) => id === value && at !== index)
    const fit = fitOf(person, place)
    const note = other >= 0 ? copy.taken(other + 1) : noteOf(person, fit, place)
    return {
      value,
      label: note ? `${fullName(person)} (${note})` : fullName(person),
      disabled: other >= 0 || (fit === 'age' && !hasBirthday(person, place)),
    }
  })
  return (
    <div className={css.autofill}>
      <div className={css.choice}>
        <div className={css.select}>
          <SelectField
            label={copy.label}
            name={chosenName(index)}
            value={matchedIds[index] ?? ''}
            onValueChange={(value) => autofill.fill(index, value)}
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
      <p role="status" className={css.announcement}>
        {announcement?.index === index ? copy.filled(index + 1, announcement.name) : null}
      </p>
    </div>
  )
}

/** Whether a traveller turns 2 or 12 on the way: the reason names the day. */
function hasBirthday(person: RegularTraveler, { age }: Place): boolean {
  const born = birthDateOf(person)
  return Boolean(age && born && typeof validateAge(age.kind, born, age) === 'object')
}

function noteOf(person: RegularTraveler, fit: Fit, { age }: Place): string | null {
  if (fit === 'age') {
    const born = birthDateOf(person)
    const kind = age && born ? kindByAge(born, age) : null
    return kind ? copy.fliesAs[kind] : copy.notBorn
  }
  return fit === 'fits' ? null : copy.notes[fit]
}

/** Enter in a field presses the form's first button. This one comes before the autofill buttons and submits the form. */
export function DefaultSubmitButton() {
  return <button type="submit" hidden />
}
