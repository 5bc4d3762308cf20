import { Link } from '@jatra/design-system/link'
import { Inline } from '@jatra/design-system/stack'
import { visaStatus as copy } from '~/messages/visa-status.ts'
import { subtitle } from '~/shell/shell.css.ts'
import type { NeededVisa } from './journey-visas.server.ts'
import { StatusLines } from './status-parts.tsx'
import * as css from './visa-status.css.ts'

/** Where the section stands on a page of flights. */
export const JOURNEY_VISAS = 'journey-visas'

export function NeededVisaLines({ visa }: { visa: NeededVisa }) {
  return (
    <>
      <StatusLines view={visa} title={visa.title} />
      <Inline>
        {visa.href ? (
          <Link href={visa.href} standalone>
            {copy.apply}
          </Link>
        ) : null}
        <Link href="/visa-status" standalone>
          {copy.board}
        </Link>
      </Inline>
    </>
  )
}

/** The visas of the journeys on a page of flights. */
export function JourneyVisas({ visas }: { visas: readonly NeededVisa[] }) {
  if (visas.length === 0) return null
  return (
    <section className={css.section} aria-labelledby={JOURNEY_VISAS}>
      <h2 className={subtitle} id={JOURNEY_VISAS}>
        {copy.journey}
      </h2>
      <p className={css.checked}>{copy.journeyText}</p>
      <ul className={css.list}>
        {visas.map((visa) => (
          <li key={visa.id}>
            <NeededVisaLines visa={visa} />
          </li>
        ))}
      </ul>
    </section>
  )
}
