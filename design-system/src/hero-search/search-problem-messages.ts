export interface SearchProblemMessages {
  /** The error when no airport of departure is chosen. */
  fromMissing: string
  /** The error when no destination is chosen. */
  toMissing: string
  /** The error when departure and destination are the same. */
  sameAirport: string
  /** The error when no day of departure is chosen. */
  dateMissing: string
  /** The error when a flight is before the one it follows. */
  dateTooEarly: string
  /** The error when a round trip has no day of return. */
  returnMissing: string
  /** The error when the return is before the departure. */
  returnTooEarly: string
  /** The error when a multi-city search has fewer than two flights. */
  tooFewLegs: string
}

export const searchProblemMessages: SearchProblemMessages = {
  fromMissing: 'Choose where you fly from.',
  toMissing: 'Choose where you fly to.',
  sameAirport: 'From and To are the same airport.',
  dateMissing: 'Choose a date.',
  dateTooEarly: 'This date is before the flight above, or past.',
  returnMissing: 'Choose a return date.',
  returnTooEarly: 'The return is before the departure.',
  tooFewLegs: 'Add another city, or choose One-Way.',
}
