import { describeFareConditions } from '~/messages/format-flights.ts'
import type { FareConditions } from '@jatra/contract/flight/fare-conditions'
import { Card } from '@jatra/design-system/card'
import { flightPriceLabels } from '@jatra/design-system/price-summary'
import { fareConditionMessages as copy } from '~/messages/flights.ts'
import { subtitle } from '~/shell/shell.css.ts'
import * as css from './fare-conditions.css.ts'

/** Fees for cancelling and changing; nothing for offers sold before conditions were stored. */
export function FareConditionsList({ conditions }: { conditions: FareConditions | undefined }) {
  if (!conditions) return null
  const { refund, change, serviceFee } = describeFareConditions(conditions)
  return (
    <dl className={css.list}>
      <dt className={css.term}>{copy.refund}</dt>
      <dd className={css.says}>{refund}</dd>
      <dt className={css.term}>{copy.change}</dt>
      <dd className={css.says}>{change}</dd>
      <dd className={css.note}>{copy.note}</dd>
      {serviceFee ? (
        <>
          <dt className={css.term}>{flightPriceLabels.serviceFee}</dt>
          <dd className={css.says}>{serviceFee}</dd>
        </>
      ) : null}
    </dl>
  )
}

/** The same under a heading of its own. */
export function FareConditionsCard({ conditions }: { conditions: FareConditions | undefined }) {
  if (!conditions) return null
  return (
    <Card as="section">
      <h2 className={subtitle}>{copy.title}</h2>
      <FareConditionsList conditions={conditions} />
    </Card>
  )
}
