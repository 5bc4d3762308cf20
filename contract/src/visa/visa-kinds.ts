/**
 * Kinds of visa, in the order in which they are shown. `onArrival` is given at the airport without an application;
 * `transit` is what a country asks of those who only change planes there.
 */
export const visaKinds = [
  'tourist',
  'umrah',
  'onArrival',
  'business',
  'treatment',
  'transit',
] as const
export type VisaKind = (typeof visaKinds)[number]

/** The kind of a plan whose visa was entered without one. */
export const PLAIN_KIND = 'tourist' satisfies VisaKind
