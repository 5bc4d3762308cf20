import { countriesIn } from '@jatra/contract/places/countries-in'
import { language } from '~/messages/language.ts'

/** The countries of a page's forms as text: to encode 252 of them value by value took a tenth of a booking page. */
export const countryList = JSON.stringify(countriesIn(language))
