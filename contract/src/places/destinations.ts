/**
 * Where holiday packages go. `package` of a package names one of these (docs/specification.md, Package endpoints); the
 * home page offers the first five (docs/specification.md, Holiday search form).
 */
export const destinations = [
  'Srilanka',
  'Nepal',
  'Malaysia',
  'Thailand',
  'Delhi',
  "Cox's Bazar",
  'Sajek',
  'Sundarbans',
  'Sylhet',
  'Singapore',
  'Maldives',
  'Dubai',
  'Istanbul',
  'Umrah',
] as const
export type Destination = (typeof destinations)[number]

/** What the holidays tab of the home page offers, in the order in which they are shown. */
export const homeDestinations: readonly Destination[] = destinations.slice(0, 5)

/** The picture of a destination, by the name of its illustration in the design system. */
export const destinationPictures = {
  Srilanka: 'sri-lanka',
  Nepal: 'nepal',
  Malaysia: 'malaysia',
  Thailand: 'thailand',
  Delhi: 'delhi',
  "Cox's Bazar": 'coxs-bazar',
  Sajek: 'sajek',
  Sundarbans: 'sundarbans',
  Sylhet: 'sylhet',
  Singapore: 'singapore',
  Maldives: 'maldives',
  Dubai: 'dubai',
  Istanbul: 'istanbul',
  Umrah: 'umrah',
} as const satisfies Record<Destination, string>
export type PictureName = (typeof destinationPictures)[Destination]

export const pictureNames = Object.values(destinationPictures)
