/** A demo account to try the prototype as, by name. */
export interface Persona<Name extends string = string> {
  name: Name
  title: string
  /** For product staff, in plain words. */
  description: string
  /** The demo account that a link to the persona signs in; null for signed out. */
  account: string | null
}

/** All personas, in the order of the panel. */
const list = [
  {
    name: 'new-visitor',
    title: 'New visitor',
    description: 'Has never been here: no account, nobody signed in.',
    account: null,
  },
  {
    name: 'first-timer',
    title: 'First timer',
    description: 'Farhana has just signed up: no bookings, no saved travellers.',
    account: 'farhana',
  },
  {
    name: 'traveller',
    title: 'Traveller',
    description: 'Nusrat travels now and then: bookings confirmed, waiting and cancelled.',
    account: 'nusrat',
  },
  {
    name: 'frequent-traveller',
    title: 'Frequent traveller',
    description: 'Shahriar is always on the way: 60 bookings and 12 saved travellers.',
    account: 'shahriar',
  },
  {
    name: 'longest-name',
    title: 'Longest name',
    description: 'A traveller whose name and email are as long as they come.',
    account: 'abulfazalmohammadshamsuzzaman',
  },
  {
    name: 'staff',
    title: 'Manager',
    description: 'Rezwana is a manager at Jatra: packages, visas, accounts and refunds are hers.',
    account: 'rezwana',
  },
  {
    name: 'agent',
    title: 'Agent',
    description: 'Sadia serves travellers at Jatra: she finds their bookings and moves no money.',
    account: 'sadia',
  },
  {
    name: 'finance',
    title: 'Finance',
    description: 'Imran pays at Jatra: refunds, cancellations and payments that wait are his.',
    account: 'imran',
  },
] as const satisfies readonly Persona[]

export type PersonaName = (typeof list)[number]['name']
export const personas: readonly Persona<PersonaName>[] = list

const byName = new Map<string, Persona<PersonaName>>(list.map((one) => [one.name, one]))

export function personaByName(name: PersonaName): Persona<PersonaName>
export function personaByName(name: string): Persona<PersonaName> | undefined
export function personaByName(name: string): Persona<PersonaName> | undefined {
  return byName.get(name)
}
