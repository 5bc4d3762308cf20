import { countriesIn } from '@jatra/contract/places/countries-in'
import { language } from '~/messages/language.ts'

/**
 * The countries of a page's forms as text, because encoding 252 of them value by value took a tenth of a booking page.
 * One line each: the quotation marks of JSON would be escaped twice on the way.
 */
export const countryList = countriesIn(language)
  .map(({ code, dialCode, name }) => [code, dialCode, name].join('\t'))
  .join('\n')
