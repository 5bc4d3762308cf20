import type { JatraAirScenario } from '@jatra/contract/flight/jatra-air'
import { SupplierError, type RejectionReason } from '@jatra/api/providers/flights/flight-supplier'

const RETRY_MS = 30_000

/** @throws SupplierError when the scenario keeps us from Jatra Air */
export function passIfReachable(scenario: JatraAirScenario | null, now: number): void {
  if (scenario === 'supplier_down')
    throw new SupplierError('unreachable', 'Jatra Air cannot be reached')
  if (scenario === 'rate_limited')
    throw new SupplierError('rate_limited', 'Jatra Air asks us to wait', {
      retryAt: now + RETRY_MS,
    })
}

const rejections: readonly (JatraAirScenario & RejectionReason)[] = [
  'gone',
  'price_changed',
  'sold_out',
  'passenger_refused',
  'balance_too_low',
]

/** The rejection that a scenario asks for; a changed price refuses those who pay the old one alone. */
export function rejectionOf(scenario: JatraAirScenario | null): RejectionReason | null {
  return rejections.find((reason) => reason === scenario && reason !== 'price_changed') ?? null
}
