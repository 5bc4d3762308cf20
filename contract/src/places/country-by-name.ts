import { countries as all } from 'countries-list'
import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { keysOf } from '../values/keys-of.ts'
import inBangla from './countries-bangla.json' with { type: 'json' }
import otherNames from './nationalities.json' with { type: 'json' }

/** Longer than any name of a country. */
const MAX_NAME = 80

/** A name as names are compared: without case, accents, points and "the". "St." is "Saint". */
const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/^st /, 'saint ')

const namesOf: Record<string, string[]> = otherNames
const bangla: Record<string, string> = inBangla
const codes = new Map<string, string[]>()
for (const code of keysOf(all)) {
  const { name, native } = all[code]
  const names = [code, name, native, bangla[code] ?? name, ...(namesOf[code] ?? [])]
  for (const one of new Set(names.map(fold))) codes.set(one, [...(codes.get(one) ?? []), code])
}

/**
 * The countries that a text may mean: by two letters, by name in English, in Bangla and as the country writes it, and by
 * what its people are called. For servers: pages need not carry the list.
 * @returns their codes; several for a name such as Congo or Korean
 */
export const countriesNamed = (text: string): readonly string[] =>
  text.length > MAX_NAME ? [] : (codes.get(fold(text)) ?? [])

/** A field that takes a country's code, for programs that send its name. @param code reads what names no country */
export const byCountryName = <Schema extends z.ZodType<string, string>>(code: Schema) =>
  z.preprocess((given: string, context) => {
    const found = typeof given === 'string' ? countriesNamed(given) : []
    if (found.length < 2) return found[0] ?? given
    const params = { codes: found.join(', ') }
    context.addIssue({ code: 'custom', message: issue({ key: 'countryAmbiguous', params }) })
    return z.NEVER
  }, code)
