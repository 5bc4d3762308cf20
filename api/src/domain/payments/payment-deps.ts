import type { UnpaidLimits } from '@jatra/contract/payment/unpaid-limits'
import type { Language } from '@jatra/contract/values/language'
import type { FlightSuppliers } from '../../providers/flights/flight-suppliers.ts'
import type { PaymentGateways } from '../../providers/payments/payment-gateways.ts'
import type { SearchStore } from '../flights/search-store.ts'
import type { LimitDeps } from '../limits.ts'
import type { EnqueueDeps } from '../outbox/enqueue-email.ts'

export interface PaymentDeps extends LimitDeps, EnqueueDeps {
  /** Where the offers are. */
  searches: Pick<SearchStore, 'readOffer' | 'readTerms'>
  /** The one of an offer is asked for its price before it is sold. */
  flights: FlightSuppliers
  gateways: PaymentGateways
  unpaidLimits: UnpaidLimits
  /** Public origin of this API for gateway and browser, without a slash at its end; empty for paths alone. */
  publicUrl: string
  /** The languages of the site. */
  languages: readonly Language[]
  /** Waits a number of milliseconds. */
  wait: (milliseconds: number) => Promise<void>
}
