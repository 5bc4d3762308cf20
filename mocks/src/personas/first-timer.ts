import type { Persona } from './persona.ts'

export const firstTimer = {
  name: 'first-timer',
  title: 'First timer',
  description: 'Farhana has just signed up: no bookings, no saved travellers.',
  account: 'farhana',
} as const satisfies Persona
