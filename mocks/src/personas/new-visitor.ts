import type { Persona } from './persona.ts'

export const newVisitor = {
  name: 'new-visitor',
  title: 'New visitor',
  description: 'Has never been here: no account, nobody signed in.',
  account: null,
} as const satisfies Persona
