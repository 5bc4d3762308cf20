import { Icon } from '../icon/index.ts'
import * as css from './visa-facts.css.ts'

/** What holds for a visa plan (docs/specification.md, Visa). */
export type VisaPlan = {
  name: string
  /** Days that the visa is valid for. */
  validity: number
  /** Days that one may stay. */
  stayPeriod: number
}

export type VisaFactsCopy = {
  validity: string
  stay: string
  days: (count: number) => string
  refundable: string
}

/** Every plan is 'Refundable: No' (docs/specification.md, Visa prices). */
export const visaFactsCopy: VisaFactsCopy = {
  validity: 'Validity',
  stay: 'Stay period',
  days: (count) => (count === 1 ? 'day' : 'days'),
  refundable: 'Refundable: No',
}

/** Validity, stay, and that nothing comes back. */
export function VisaFacts({
  plan,
  copy = visaFactsCopy,
}: {
  plan: VisaPlan
  copy?: VisaFactsCopy
}) {
  const facts = [
    [copy.validity, plan.validity],
    [copy.stay, plan.stayPeriod],
  ] as const
  return (
    <div>
      <dl className={css.facts}>
        {facts.map(([term, days]) => (
          <div key={term}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>
              <span className={css.days}>{days}</span> {copy.days(days)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.refund}>
        <Icon name="info" size={16} />
        {copy.refundable}
      </p>
    </div>
  )
}
