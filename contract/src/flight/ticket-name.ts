import type { FieldMessages } from '../http/problem.ts'
import type { PersonName } from '../traveler/person-name.ts'
import { titles } from '../traveler/traveler.ts'
import { shorterNames } from './shorter-names.ts'
import type { SupplierRules } from './supplier-rules.ts'

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
