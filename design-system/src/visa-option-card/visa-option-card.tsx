import { useId } from 'react'
import { ButtonLink } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import { VisaFacts, type VisaFactsMessages, type VisaPlan } from './visa-facts.tsx'
import * as css from './visa-option-card.css.ts'
import { visaOptionCard as defaultWords } from '../messages/holidays.ts'

export type VisaOptionCardProps = {
  /** The visa plan, with its price and times. */
  option: VisaPlan
  /** Ready-made: what will be paid. */
  price: string
  /** Whom and what the price covers, 'for 2 travellers, all fees included'. */
  priceNote?: string
  /** To the booking of this option. */
  href: string
  /** Level of the name in the outline of the page. It does not change the size. */
  headingLevel?: 2 | 3 | 4
  /** A short line that marks an offer, such as '10% off'. */
  offer?: string
  /** Replaces the words before each fact. Those left out keep the default English. */
  messages?: Partial<VisaFactsMessages>
}

/** One way to get a visa (docs/specification.md, Visa requirements); its button shows the price. */
export function VisaOptionCard({
  option,
  price,
  priceNote,
  href,
  headingLevel = 3,
  offer,
  messages,
}: VisaOptionCardProps) {
  const words = useMessages('visaOptionCard', defaultWords)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <article className={css.card} aria-labelledby={id}>
      <div className={css.layout}>
        <div className={css.main}>
          <Heading className={css.name} id={id}>
            {option.name}
          </Heading>
          <VisaFacts plan={option} messages={messages} />
        </div>
        <div className={css.stub}>
          <ButtonLink href={href} variant="primary" tone="brand" fullWidth aria-describedby={id}>
            <span className={css.offer}>
              <span className={css.offerWord}>{offer ?? words.offer}</span>{' '}
              <span className={css.price}>{price}</span>
              {priceNote === undefined ? null : <span className={css.note}>{` ${priceNote}`}</span>}
            </span>
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
