import { formatBdt } from '../values/money.ts'
import type { FareCondition, FareConditions } from './fare-conditions.ts'

/** The conditions in words, for pages and papers alike. */
export function describeFareConditions({ refund, change }: FareConditions): {
  refund: string
  change: string
} {
  return { refund: describeRefund(refund), change: describeChange(change) }
}

function describeRefund(refund: FareCondition | null): string {
  if (!refund) return 'The airline gives no information'
  if (!refund.allowed) return 'The airline gives nothing back'
  if (refund.fee === null) return 'The airline keeps a fee, which it tells at that time'
  if (refund.fee === 0) return 'The airline keeps nothing'
  return `The airline keeps ${formatBdt(refund.fee)} in all`
}

function describeChange(change: FareCondition | null): string {
  if (!change) return 'The airline gives no information'
  if (!change.allowed) return 'Not possible with this fare'
  if (change.fee === null) return 'For a fee, which the airline tells at that time'
  if (change.fee === 0) return 'No fee; a dearer fare is paid for'
  return `${formatBdt(change.fee)} in all; a dearer fare is paid for too`
}
