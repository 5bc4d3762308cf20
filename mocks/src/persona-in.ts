import type { Language } from '@jatra/contract/values/language'
import { personas as inBangla } from './personas.bn.ts'
import { personaByName, type Persona, type PersonaName } from './personas.ts'

/** A persona with its title and description in a language. */
export function personaIn(language: Language, name: PersonaName): Persona<PersonaName> {
  const persona = personaByName(name)
  return language === 'bn' ? { ...persona, ...inBangla[name] } : persona
}
