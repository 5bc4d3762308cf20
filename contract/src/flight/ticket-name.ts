import type { FieldMessages } from '../http/problem.ts'
import type { PersonName } from '../traveler/person-name.ts'
import { titles } from '../traveler/traveler.ts'
import type { SupplierRules } from './supplier-rules.ts'
import { foldName } from '../values/typed.ts'

interface TicketHelp {
  /** How a name that is too long may be shortened; none where it fits. */
  shorterOf: (typed: string) => string[]
  /** How the ticket will read; null where it cannot be said yet. */
  ticketOf: (traveler: PersonName & { title: string }) => string | null
}

/** What stands on tickets: names in other letters are said at their field. */
const PRINTED = /^[A-Z /'-]+$/

/** What the form says of the ticket while names are typed, by the rules of the offer's supplier. */
export function ticketHelp(rules: SupplierRules): TicketHelp {
  return {
    shorterOf(typed) {
      const written = writtenName(foldName(typed), rules)
      return written.length > rules.nameLength ? shorterNames(written, rules.nameLength) : []
    },
    ticketOf({ title, firstName, lastName }) {
      const names = { firstName: foldName(firstName), lastName: foldName(lastName) }
      if (Object.keys(validateTicketNames([names], rules)).length > 0) return null
      const printed = printedName({ title, ...names }, rules)
      return PRINTED.test(printed) ? printed : null
    },
  }
}

/**
 * How a name that is too long for a ticket may be shortened, for the traveller to choose from: what fits from its
 * beginning, the words between as initials, what fits up to its end. A single long word is cut.
 * @returns one at least, each of `max` letters at most
 */
export function shorterNames(name: string, max: number): string[] {
  const words = name.split(/(?<=[\s-])/)
  const made = [
    fitting(words, (part, rest) => `${rest}${part}`, max),
    initialed(words),
    fitting(words.toReversed(), (part, rest) => `${part}${rest}`, max),
  ]
  const fit = made.filter((one) => one.length <= max && /^\p{L}/u.test(one))
  return fit.length > 0 ? [...new Set(fit)] : [trimmed(name.slice(0, max))]
}

/** As many words as fit, one after the other. */
function fitting(
  words: readonly string[],
  join: (word: string, rest: string) => string,
  max: number,
): string {
  let fit = ''
  for (const word of words) {
    const longer = join(word, fit)
    if (trimmed(longer).length > max) break
    fit = longer
  }
  return trimmed(fit)
}

function initialed(words: readonly string[]): string {
  const [first = '', ...others] = words
  const initials = others.slice(0, -1).map((word) => `${word.slice(0, 1)} `)
  return [trimmed(first), ' ', ...initials, others.at(-1) ?? ''].join('').trim()
}

/** Without the sign between two words at its end. */
const trimmed = (name: string) => name.replace(/[\s-]+$/, '')

/** A name as the supplier gets it and the ticket has it. */
interface TicketName {
  given: string
  family: string
}

/** Tickets have four titles: Md. and Master are written MR. */
const ticketTitles: Readonly<Record<(typeof titles)[number], string>> = {
  'Mr.': 'MR',
  'Md.': 'MR',
  Master: 'MR',
  'Ms.': 'MS',
  'Miss.': 'MISS',
  'Mrs.': 'MRS',
}

/** What a title is on a ticket; null for what is no title. */
export function ticketTitleOf(title: string | undefined): string | null {
  const known = titles.find((one) => one === title)
  return known ? ticketTitles[known] : null
}

/** A part of a name with the signs that the supplier takes. */
export const writtenName = (
  name: string,
  { nameSigns }: Pick<SupplierRules, 'nameSigns'>,
): string =>
  name
    .replace(/[^\p{L}\p{M}\s]/gu, (sign) => (nameSigns.includes(sign) ? sign : ' '))
    .replace(/\s+/g, ' ')
    .trim()

/** A person with one name has it as the last name; suppliers want a first name all the same. */
export function ticketNameOf(
  { firstName, lastName }: PersonName,
  rules: SupplierRules,
): TicketName {
  const family = writtenName(lastName, rules)
  if (firstName) return { given: writtenName(firstName, rules), family }
  return { given: rules.oneName === 'FNU' ? 'FNU' : family, family }
}

/** `KHATUN/RAHIMA MS`: what stands on the ticket. */
export function printedName(
  traveler: PersonName & { title?: string | undefined },
  rules: SupplierRules,
): string {
  const { given, family } = ticketNameOf(traveler, rules)
  const title = ticketTitleOf(traveler.title)
  return `${family}/${given}${title ? ` ${title}` : ''}`.toUpperCase()
}

/** What the supplier would refuse of these names, by the place in the list and the field: `0.firstName`. */
export function validateTicketNames(
  travelers: readonly PersonName[],
  rules: SupplierRules,
): FieldMessages {
  const errors: FieldMessages = {}
  const known = new Set<string>()
  travelers.forEach((traveler, index) => {
    for (const field of ['firstName', 'lastName'] as const) {
      const written = writtenName(traveler[field], rules)
      if (written.length <= rules.nameLength) continue
      const shorter = shorterNames(written, rules.nameLength).join(', ')
      errors[`${index}.${field}`] = [
        { key: 'nameTooLong', params: { max: rules.nameLength, shorter } },
      ]
    }
    const { given, family } = ticketNameOf(traveler, rules)
    const name = `${family}/${given}`.toUpperCase()
    if (known.has(name) && !rules.sameNames)
      errors[`${index}.${traveler.firstName ? 'firstName' : 'lastName'}`] ??= ['sameNameTwice']
    known.add(name)
  })
  return errors
}
