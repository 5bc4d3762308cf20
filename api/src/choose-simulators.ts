import { SIMULATOR } from '@jatra/contract/flight/flight-booking'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import type { FlightOptions } from './choose-flights.ts'
import { optionsWithoutGateway, type GatewaySettings } from './choose-gateways.ts'
import type { OpenIdOptions } from './providers/identity/openid-provider.ts'
import type { Simulators } from './simulators.ts'

interface Settings extends FlightOptions {
  gateways?: GatewaySettings | undefined
  google?: OpenIdOptions | 'sandbox' | undefined
  loadSimulators: () => Promise<Simulators | null>
}

/**
 * The simulators, loaded where the settings choose one. Without them sign-in by Google is switched off.
 * @throws Error when an installation without simulators has nothing real to sell flights or to take payments
 */
export async function chooseSimulators(options: Settings): Promise<Simulators | null> {
  const { flightSuppliers = [SIMULATOR] } = options
  const unpaid = optionsWithoutGateway(options).map((option) => paymentTypeLabels[option])
  const chosen = [
    ...(flightSuppliers.includes(SIMULATOR)
      ? [`FLIGHT_SUPPLIER: sells ${SIMULATOR}, whose flights are not real`]
      : []),
    ...(unpaid.length > 0
      ? [`SSLCOMMERZ_STORE_ID: is not set, so a sandbox takes payments by ${unpaid.join(', ')}`]
      : []),
  ]
  if (chosen.length === 0 && options.google !== 'sandbox') return null
  const simulators = await options.loadSimulators()
  if (simulators || chosen.length === 0) return simulators
  const lines = chosen.map((line) => `  ${line}`).join('\n')
  throw new Error(
    `This installation has no simulators (docs/operations.md, Simulators), and settings choose them:\n${lines}`,
  )
}
