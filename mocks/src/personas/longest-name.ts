import type { Persona } from './persona.ts'

export const longestName = {
  name: 'longest-name',
  title: 'Longest name',
  description: 'Somebody whose name and e-mail are as long as they come.',
  account: 'abulfazalmohammadshamsuzzaman',
} as const satisfies Persona
