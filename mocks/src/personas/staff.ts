import type { Persona } from './persona.ts'

export const staff = {
  name: 'staff',
  title: 'Member of staff',
  description: 'Rezwana works for Jatra: she may change holiday packages and visas.',
  account: 'rezwana',
} as const satisfies Persona
