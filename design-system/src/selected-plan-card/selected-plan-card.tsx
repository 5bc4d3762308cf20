import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { VisaFacts, type VisaFactsMessages, type VisaPlan } from '../visa-option-card/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './selected-plan-card.css.ts'
import { selectedPlanCard as defaultWords } from '../messages/checkout.ts'

export type SelectedPlanCardProps = {
  /** The visa plan that was chosen, with its price and times. */
  plan: VisaPlan
  /** The country of the visa. */
  country?: string
  /** A picture of the country beside the facts. It is decoration. */
  picture?: ReactNode
  /** The small words above the name of the plan. */
  label?: string
  /** Below the facts, such as a link to another plan. */
  action?: ReactNode
  /** Level of the name in the outline of the page. It does not change the size. */
  headingLevel?: 2 | 3
  /** Replaces the words before each fact. Those left out keep the default English. */
  messages?: Partial<VisaFactsMessages>
}

/** The visa plan that is being booked (docs/specification.md, Visa application). */
export function SelectedPlanCard({
  plan,
  country,
  picture,
  label,
  action,
  headingLevel = 2,
  messages,
}: SelectedPlanCardProps) {
  const words = useMessages('selectedPlanCard', defaultWords)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section className={css.card} aria-labelledby={id}>
      {picture ? <div className={css.picture}>{picture}</div> : null}
      <div className={picture ? `${css.main} ${css.edge}` : css.main}>
        <span className={css.label}>
          <Icon name="success" size={16} />
          <span>{label ?? words.label}</span>
        </span>
        <div>
          <Heading className={css.name} id={id}>
            {plan.name}
          </Heading>
          {country ? <p className={css.country}>{country}</p> : null}
        </div>
        <VisaFacts plan={plan} messages={messages} />
        {action}
      </div>
    </section>
  )
}
