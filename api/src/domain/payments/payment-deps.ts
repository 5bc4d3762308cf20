import type { UnpaidLimits } from '@jatra/contract/payment/unpaid-limits'
import type { PaymentGateway } from '../../providers/payments/gateway.ts'
import type { SearchStore } from '../flights/search-store.ts'
import type { LimitDeps } from '../limits.ts'

export interface PaymentDeps extends LimitDeps {
  newId: () => string
  /** Where the offers are. */
  searches: Pick<SearchStore, 'readOffer'>
  gateway: PaymentGateway
  unpaidLimits: UnpaidLimits
  /** Origin that gateway and browser reach us by, without a slash at its end; empty for paths alone. */
  publicUrl: string
  /** Waits so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
}
