import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { FETCHED, type Name } from './name.ts'

export interface DialogHelper {
  /** The dialog, once it is there. */
  find: () => Promise<HTMLElement>
  /** Presses a button in it. */
  press: (button: Name) => Promise<void>
  /** Closes it by Escape and waits until it is gone. */
  close: () => Promise<void>
  /** Waits until it is gone, such as after an answer of the server. */
  isGone: () => Promise<void>
}

/** A Dialog, Sheet, ConfirmDialog or PassengerModal, by its title. */
export function dialog(user: UserEvent, title: Name): DialogHelper {
  const shown = () =>
    [...screen.queryAllByRole('dialog', { name: title })].concat(
      screen.queryAllByRole('alertdialog', { name: title }),
    )
  const find = () =>
    waitFor(() => {
      const [found] = shown()
      if (!found) throw new Error(`There is no dialog ${title}`)
      return found
    }, FETCHED)
  const isGone = () =>
    waitFor(() => {
      if (shown().length > 0) throw new Error(`The dialog ${title} is still open`)
    })
  return {
    find,
    isGone,
    press: async (button) => {
      await user.click(within(await find()).getByRole('button', { name: button }))
    },
    close: async () => {
      await find()
      await user.keyboard('{Escape}')
      await isGone()
    },
  }
}
