import { Checkbox } from '@jatra/design-system/checkbox'
import { travelers } from '~/messages/travelers.ts'
import { keepName } from './saved-travelers.ts'

/** Whether this traveller goes to the regular ones once the order is placed. */
export function KeepTraveler({ index, checked }: { index: number; checked: boolean }) {
  return (
    <Checkbox name={keepName(index)} label={travelers.autofill.keep} defaultChecked={checked} />
  )
}
