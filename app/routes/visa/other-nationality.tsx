import { HOME_COUNTRY } from '@jatra/contract/places/countries-home'
import { latinDigits } from '@jatra/contract/values/digits'
import { Link } from '@jatra/design-system/link'
import { visaStatus } from '~/messages/visa-status.ts'
import { useContact } from '~/shell/contact.ts'
import { subtitle, title } from '~/shell/shell.css.ts'
import { visaDetailsHref, type VisaChoice } from './visa-choice.ts'
import * as css from './visa-status.css.ts'

const copy = visaStatus.nationality

/** Says that we have no list for a passport, and whom to ask (docs/specification.md, Visa requirements). */
export function OtherNationality({
  nationality,
  choice,
  headingLevel = 2,
}: {
  nationality: string
  choice: VisaChoice
  headingLevel?: 1 | 2
}) {
  const contact = useContact()
  const Heading = `h${headingLevel}` as const
  return (
    <section className={css.section}>
      <div className={css.cell}>
        <Heading className={headingLevel === 1 ? title : subtitle}>
          {copy.title(nationality)}
        </Heading>
        <p>{copy.text}</p>
        {contact ? (
          <ul className={css.ways}>
            <li>
              <Link href={`tel:${latinDigits(contact.phone).replaceAll(' ', '')}`}>
                {contact.phone}
              </Link>{' '}
              <span>{copy.hours(...contact.hours)}</span>
            </li>
            <li>
              <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
            </li>
          </ul>
        ) : null}
        <p>
          <Link href={visaDetailsHref({ ...choice, nationality: HOME_COUNTRY })} standalone>
            {copy.bangladeshi}
          </Link>
        </p>
      </div>
    </section>
  )
}
