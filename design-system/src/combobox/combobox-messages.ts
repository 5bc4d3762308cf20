export interface ComboboxMessages {
  /** Shown and announced when nothing matches the typed text. */
  none: string
  /** Shown while options are being fetched. */
  loading: string
  /** Shown when the options could not be fetched. */
  failed: string
  /** Announced when the list changes. */
  count: (options: number) => string
}

/** docs/specification.md, Error catalogue has 'No options' and 'Loading...'. */
export const comboboxMessages: ComboboxMessages = {
  none: 'No options',
  loading: 'Loading...',
  failed: 'The search did not answer. Check your connection and type again.',
  count: (options) => (options === 1 ? '1 option available' : `${options} options available`),
}
