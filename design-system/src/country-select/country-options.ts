import { useMemo, useState } from 'react'

/** One country of the list (docs/specification.md, Country): what the travel forms need of it. */
export type Country = {
  /** ISO 3166 alpha-2, such as 'BD': the value sent. */
  code: string
  /** The name of the country in the language of the page. */
  name: string
  /** With the plus sign, such as '+880'. */
  dialCode: string
  /** Flag emoji; decoration, and never in a native list, where many systems cannot draw it. */
  flag?: string
}

/** The value and the text of a country's option. */
type OptionOf = (country: Country) => readonly [value: string, text: string]

const HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => HTML[sign] ?? sign)
const opened = (value: string) => `<option value="${escaped(value)}"`

/** By the list and by what is said of each country: both are the same for all pages that a server renders. */
const written = new WeakMap<readonly Country[], Map<OptionOf, string>>()

function optionsOf(countries: readonly Country[], optionOf: OptionOf): string {
  const known = written.get(countries) ?? new Map<OptionOf, string>()
  written.set(countries, known)
  const options =
    known.get(optionOf) ??
    countries
      .map(optionOf)
      .map(([value, text]) => `${opened(value)}>${escaped(text)}</option>`)
      .join('')
  known.set(optionOf, options)
  return options
}

/**
 * The options of all countries as HTML for a select. As 250 elements for each of three lists of a traveller they were most
 * of what the server rendered of a booking page.
 * @param optionOf the same function in every render
 * @param chosen the value that is chosen at first; React itself marks the later ones
 */
export function useCountryOptions(
  countries: readonly Country[],
  optionOf: OptionOf,
  placeholder: string,
  chosen: string,
): { __html: string } {
  const [first] = useState(chosen)
  return useMemo(() => {
    const all = `${opened('')}>${escaped(placeholder)}</option>${optionsOf(countries, optionOf)}`
    const option = opened(first)
    const at = all.indexOf(option)
    if (at < 0) return { __html: all }
    const end = at + option.length
    return { __html: `${all.slice(0, end)} selected=""${all.slice(end)}` }
  }, [countries, optionOf, placeholder, first])
}
