export interface MultiCityMessages {
  /** The label of the field for the airport of departure. */
  from: string
  /** The label of the field for the destination. */
  to: string
  /** The label of the field for the day. */
  date: string
  /** The button that adds a flight. */
  add: string
  /** The name of a row, with its number from 1. */
  leg: (number: number) => string
  /** The name of the button that removes a row, with its number from 1. */
  remove: (number: number) => string
  /** Announced after a row is added. */
  added: (number: number) => string
  /** Announced after a row is removed. */
  removed: (number: number) => string
}

export const multiCityMessages: MultiCityMessages = {
  from: 'From',
  to: 'To',
  date: 'Departure Date',
  add: '+ Add Another City',
  leg: (number) => `Flight ${number}`,
  remove: (number) => `Remove flight ${number}`,
  added: (number) => `Flight ${number} added`,
  removed: (number) => `Flight ${number} removed`,
}
