import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import type { Name } from './name.ts'

export interface ComboboxHelper {
  /** The field that one types in. */
  input: () => HTMLInputElement
  /** Types instead of what is there; an empty text empties the field. */
  type: (text: string) => Promise<void>
  /** What the open list offers, once it offers something. */
  options: () => Promise<string[]>
  /** Types, waits for an option and takes it. */
  choose: (text: string, option: Name) => Promise<void>
}

/** A Combobox, AirportAutocomplete or MultiSelect, by its label. */
export function combobox(user: UserEvent, label: Name): ComboboxHelper {
  const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: label })
  const list = () => {
    const id = input().getAttribute('aria-controls')
    const found = id === null ? null : document.getElementById(id)
    if (!found) throw new Error(`The list of ${label} is closed`)
    return within(found)
  }
  const type = async (text: string) => {
    await user.clear(input())
    if (text !== '') await user.type(input(), text)
  }
  return {
    input,
    type,
    options: async () => {
      const options = await waitFor(() => list().getAllByRole('option'))
      return options.map((option) => option.textContent ?? '')
    },
    choose: async (text, option) => {
      await type(text)
      await user.click(await waitFor(() => list().getByRole('option', { name: option })))
    },
  }
}
