import { firstTimer } from './first-timer.ts'
import { frequentTraveller } from './frequent-traveller.ts'
import { longestName } from './longest-name.ts'
import { newVisitor } from './new-visitor.ts'
import type { Persona } from './persona.ts'
import { staff } from './staff.ts'
import { traveller } from './traveller.ts'

/** Every persona, in the order in which it is offered. A new one is a file of its own and a line here. */
const list = [newVisitor, firstTimer, traveller, frequentTraveller, longestName, staff] as const

export type PersonaName = (typeof list)[number]['name']
export const personas: readonly Persona<PersonaName>[] = list

const byName = new Map<string, Persona<PersonaName>>(list.map((one) => [one.name, one]))

export function personaCalled(name: PersonaName): Persona<PersonaName>
export function personaCalled(name: string): Persona<PersonaName> | undefined
export function personaCalled(name: string): Persona<PersonaName> | undefined {
  return byName.get(name)
}
