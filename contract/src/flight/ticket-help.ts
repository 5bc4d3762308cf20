import type { PersonName } from '../traveler/person-name.ts'
import { foldName } from '../values/typed.ts'
import { shorterNames } from './shorter-names.ts'
import type { SupplierRules } from './supplier-rules.ts'
import { printedName, validateTicketNames, writtenName } from './ticket-name.ts'

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
