import type { Database } from '../../db/types.ts'
import type { Logger } from '../../logging.ts'
import type { PaymentGateway } from '../../providers/payments/gateway.ts'

export interface PaymentDeps {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  newId: () => string
  log: Logger
  gateway: PaymentGateway
  /** Origin that gateway and browser reach us by, without a slash at its end; empty for paths alone. */
  publicUrl: string
  /** Waits so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
}
