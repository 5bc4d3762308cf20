export interface MultiSelectMessages {
  none: string
  loading: string
  remove: (label: string) => string
  /** Names the list of what is chosen. */
  chosenList: (label: string) => string
  /** Announced. */
  chosen: (label: string) => string
  removed: (label: string) => string
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
  count: (options) => (options === 1 ? '1 option available' : `${options} options available`),
}
