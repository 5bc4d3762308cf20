import { useMemo } from 'react'
import { Divider } from '@jatra/design-system/divider'
import { Icon } from '@jatra/design-system/icon'
import { PriceIncludes } from '@jatra/design-system/price-includes'
import { RefundRuleTable } from '~/checkout/refund-rule.tsx'
import { holidays } from '~/messages/holidays.ts'
import { subtitle } from '~/shell/shell.css.ts'
import type { PackageDetails as Details } from './package-detail.server.ts'
import { Flights, Reviews } from './package-facts.tsx'
import * as css from './package.css.ts'

const copy = holidays.detail

/** The sections below a package's head, the same for all visitors. @param json Details, as its loader wrote them */
export function PackageDetails({ json }: { json: string }) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as the page's own loader wrote it
  const details = useMemo(() => JSON.parse(json) as Details, [json])
  return (
    <>
      <p className={css.description}>{details.description}</p>
      <PriceIncludes included={details.services} />
      <div className={css.lists}>
        <Lines heading={copy.includes} lines={details.includes} included />
        <Lines heading={copy.excludes} lines={details.excludes} />
      </div>
      <Flights flights={details.flights} />
      {details.highlights.length > 0 ? (
        <section>
          <h2 className={subtitle}>{copy.highlights}</h2>
          <Divider tone="accent" short />
          <ol className={css.days}>
            {details.highlights.map(({ key, text }) => (
              <li key={key} className={css.day}>
                <h3 className={css.dayName}>{key}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <Policy refund={details.refund} policy={details.policy} />
      <Reviews reviews={details.reviews} />
    </>
  )
}

/** The refund rule, and the other conditions. */
function Policy({ refund, policy }: Pick<Details, 'refund' | 'policy'>) {
  if (refund.length + policy.length === 0) return null
  return (
    <section>
      <h2 className={subtitle}>{copy.policy}</h2>
      {refund.length > 0 ? <RefundRuleTable lines={refund} note={holidays.refund.note} /> : null}
      {policy.length > 0 ? (
        <ul className={css.policy}>
          {policy.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Lines({
  heading,
  lines,
  included = false,
}: {
  heading: string
  lines: readonly string[]
  included?: boolean
}) {
  return (
    <section>
      <h2 className={subtitle}>{heading}</h2>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line} className={css.line}>
            <span className={included ? css.yes : css.no}>
              <Icon name={included ? 'check' : 'close'} />
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
