import { plural } from '../language/index.ts'

export interface ComboboxMessages {
  /** Shown and announced when nothing matches the typed text. */
  none: string
  /** Shown while options are being fetched. */
  loading: string
  /** Shown when the options could not be fetched. */
  failed: string
  /** Announced when the list changes. */
  count: (options: number) => string
  /** Grey text in an empty field. */
  placeholder: string
}

/** docs/specification.md, Error catalogue has 'No options' and 'Loading...'. */
export const comboboxMessages: ComboboxMessages = {
  none: 'No options',
  loading: 'Loading...',
  failed: 'The search did not answer. Check your connection and type again.',
  count: (options) =>
    `${options} ${plural(options, { one: 'option', other: 'options' })} available`,
  placeholder: 'Select...',
}
