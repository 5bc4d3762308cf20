import { countriesIn } from '@jatra/contract/places/countries-in'
import { language } from '~/messages/language.ts'

/**
 * The countries of a page's forms as text: to encode 252 of them value by value took a tenth of a booking page. A line
 * each, since every quotation mark of JSON would be escaped twice on its way.
 */
export const countryList = countriesIn(language)
  .map(({ code, dialCode, name }) => [code, dialCode, name].join('\t'))
  .join('\n')
