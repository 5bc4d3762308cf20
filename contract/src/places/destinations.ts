/**
 * Where holiday packages go. `package` of a package names one of these (docs/specification.md, Package endpoints), and
 * the home page offers them all (docs/specification.md, Holiday search form).
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

/** Those for which nobody crosses a border. */
export const domesticDestinations: readonly Destination[] = [
  "Cox's Bazar",
  'Sajek',
  'Sundarbans',
  'Sylhet',
]

export const isInBangladesh = (destination: Destination): boolean =>
  domesticDestinations.includes(destination)

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
