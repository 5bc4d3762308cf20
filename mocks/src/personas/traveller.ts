import type { Persona } from './persona.ts'

export const traveller = {
  name: 'traveller',
  title: 'Traveller',
  description: 'Nusrat travels now and then: bookings confirmed, waiting and cancelled.',
  account: 'nusrat',
} as const satisfies Persona
