import { Icon } from '../icon/index.ts'
import { useDigits, useMessages } from '../messages/index.ts'
import * as css from './visa-facts.css.ts'
import { visaOptionCard as defaultWords } from '../messages/holidays.ts'

/** What holds for a visa plan (docs/specification.md, Visa). */
export type VisaPlan = {
  /** The name of the plan, such as 'Tourist visa, single entry'. */
  name: string
  /** Days that the visa is valid for. */
  validity: number
  /** Days that one may stay. */
  stayPeriod: number
}

export type VisaFactsMessages = {
  /** The words before how long the visa is valid. */
  validity: string
  /** The words before how long a stay may be. */
  stay: string
  /** The word after a number of days, in singular or plural. */
  days: (count: number) => string
  /** The line that says whether the fee is paid back. */
  refundable: string
}

/** Every plan is 'Refundable: No, once at the embassy' (docs/specification.md, Visa requirements). */
export const visaFactsMessages: VisaFactsMessages = defaultWords.facts

/** Validity, stay, and from when on nothing comes back. */
export function VisaFacts({
  plan,
  messages: given,
}: {
  /** The visa plan whose facts are listed. */
  plan: VisaPlan
  /** Replaces the words before each fact. Those left out keep the default English. */
  messages?: Partial<VisaFactsMessages>
}) {
  const words = useMessages('visaOptionCard', defaultWords)
  const digits = useDigits()
  const messages = { ...words.facts, ...given }
  const facts = [
    [messages.validity, plan.validity],
    [messages.stay, plan.stayPeriod],
  ] as const
  return (
    <div>
      <dl className={css.facts}>
        {facts.map(([term, days]) => (
          <div key={term}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>
              <span className={css.days}>{digits(days)}</span> <span>{messages.days(days)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.refund}>
        <Icon name="info" size={16} />
        <span>{messages.refundable}</span>
      </p>
    </div>
  )
}
