import type { Language } from '../values/language.ts'
import { countries, type Country } from './countries.ts'
import names from './countries-bangla.json' with { type: 'json' }

const byCode: Record<string, string> = names

/**
 * A country in Bangla, as the Unicode CLDR has it, and as people here say it where they differ. Data and not asked of ICU,
 * whose versions name countries differently. @param code two letters
 */
export const banglaCountryOf = (code: string): string | undefined => byCode[code]

const inBangla: readonly Country[] = countries
  .map((country) => ({ ...country, name: banglaCountryOf(country.code) ?? country.name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'bn'))

/** The countries of the forms, by their names in a language. For servers: a page is given those that it shows. */
export const countriesIn = (language: Language): readonly Country[] =>
  language === 'en' ? countries : inBangla

/** What a country is called; of one that we do not know, its code. @param code two letters */
export const countryNameIn = (language: Language, code: string): string =>
  countriesIn(language).find((country) => country.code === code)?.name ?? code
