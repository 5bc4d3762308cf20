import { Checkbox } from '@jatra/design-system/checkbox'
import { travelers } from '~/messages/travelers.ts'
import { keepName } from './saved-travelers.ts'

/** The checkbox that saves this traveller as a regular traveller when the order is placed. */
export function SaveTravelerCheckbox({ index, checked }: { index: number; checked: boolean }) {
  return (
    <Checkbox name={keepName(index)} label={travelers.autofill.keep} defaultChecked={checked} />
  )
}
