/** Headings of the panel. */
export const scenarioGroups = [
  'The whole service',
  'Flights',
  'Holidays and visas',
  'Paying',
  'After paying',
  'Signing in',
  'The account',
  'The desk',
] as const
