import type { Persona } from './persona.ts'

export const frequentTraveller = {
  name: 'frequent-traveller',
  title: 'Frequent traveller',
  description: 'Shahriar is always on the way: 60 bookings and 12 saved travellers.',
  account: 'shahriar',
} as const satisfies Persona
