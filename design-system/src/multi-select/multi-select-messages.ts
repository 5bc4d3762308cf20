import { plural } from '../language/index.ts'

export interface MultiSelectMessages {
  /** Shown and announced when nothing matches the typed text. */
  none: string
  /** Shown while options are being fetched. */
  loading: string
  /** The name of the button on a chip. */
  remove: (label: string) => string
  /** Names the list of what is chosen. */
  chosenList: (label: string) => string
  /** Announced. */
  chosen: (label: string) => string
  /** Announced after a choice is removed. */
  removed: (label: string) => string
  /** Announced while typing: how many options match. */
  count: (options: number) => string
}

/** docs/specification.md, Error catalogue has 'No options' and 'Loading...'. */
export const multiSelectMessages: MultiSelectMessages = {
  none: 'No options',
  loading: 'Loading...',
  remove: (label) => `Remove ${label}`,
  chosenList: (label) => `${label}: chosen`,
  chosen: (label) => `${label} chosen`,
  removed: (label) => `${label} removed`,
  count: (options) =>
    `${options} ${plural(options, { one: 'option', other: 'options' })} available`,
}
