import { describeFareConditions, type FareConditions } from '@jatra/contract/flight/fare-conditions'
import { fareConditionMessages as copy } from '~/messages/fare-conditions.ts'
import * as css from './fare-conditions.css.ts'

/** What a cancellation or a change costs; nothing where the offer was sold before that was kept. */
export function FareConditionsList({ conditions }: { conditions: FareConditions | undefined }) {
  if (!conditions) return null
  const { refund, change } = describeFareConditions(conditions)
  return (
    <dl className={css.list}>
      <dt className={css.term}>{copy.refund}</dt>
      <dd className={css.says}>{refund}</dd>
      <dt className={css.term}>{copy.change}</dt>
      <dd className={css.says}>{change}</dd>
      <dd className={css.note}>{copy.note}</dd>
    </dl>
  )
}
