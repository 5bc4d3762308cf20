import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '@jatra/contract/observability/logging'
import { gatewayHosts, gatewayNames, type GatewayName } from '@jatra/contract/payment/gateways'
import { sellsRealSeats, type FlightOptions } from './choose-flights.ts'
import { createTextSeal } from './db/text-seal.ts'
import type { Database } from './db/types.ts'
import { createBkash } from './providers/payments/bkash/bkash.ts'
import type { Gateways } from './providers/payments/payment-gateways.ts'
import { createSslCommerz } from './providers/payments/sslcommerz.ts'

/** The gateways that are set up. `baseUrl` is the gateway's live host, its test host, or a double. */
export interface GatewaySettings {
  sslcommerz?: { storeId: string; storePassword: string; baseUrl: string } | undefined
  bkash?: BkashSettings | undefined
}

interface BkashSettings {
  username: string
  password: string
  appKey: string
  appSecret: string
  baseUrl: string
  /** Of its webhook; null: none is taken. */
  topicArn: string | null
  /** Of our wallet; null: not compared. */
  shortCode: string | null
}

interface Settings extends FlightOptions {
  gateways?: GatewaySettings | undefined
  publicUrl?: string | undefined
}

/** @throws Error when real money would be taken for flights that nobody can fly, or there is no way back to us */
export function assertGateways(options: Settings): void {
  const hosts = hostsOf(options)
  if (hosts.size > 0 && !options.publicUrl) {
    throw new Error(`PUBLIC_URL is needed with ${[...hosts.keys()].join(', ')}`)
  }
  for (const [name, host] of hosts) {
    const { live, test } = gatewayHosts[name]
    if (host !== live || sellsRealSeats(options)) continue
    throw new Error(
      `${name} at ${live} takes real money, and no real seats are sold: use https://${test} ` +
        'until FLIGHT_SUPPLIER=duffel has a duffel_live_ token',
    )
  }
}

/** Those whose host is for tests: no money moves. */
export const testGatewaysOf = (options: Settings): GatewayName[] =>
  [...hostsOf(options)].flatMap(([name, host]) => (host === gatewayHosts[name].test ? [name] : []))

/** The clients of the gateways that are set up (decision 120). @param deps secrets seal what a gateway lends us */
export function chooseGateways(
  { gateways: { sslcommerz, bkash } = {} }: Settings,
  deps: {
    db: Database
    clock: () => number
    newId: () => string
    log: Logger
    secrets: readonly string[]
  },
): Gateways {
  return {
    ...(sslcommerz && { sslcommerz: createSslCommerz({ ...sslcommerz, fetch }) }),
    ...(bkash && {
      bkash: createBkash({
        ...deps,
        ...bkash,
        account: bkash,
        seal: createTextSeal(deps.secrets, 'jatra gateway token'),
        fetch,
        fetchSns: fetch,
        wait,
      }),
    }),
  }
}

function hostsOf({ gateways = {} }: Settings): Map<GatewayName, string> {
  const settings: Partial<Record<GatewayName, { baseUrl: string } | undefined>> = gateways
  return new Map(
    gatewayNames.flatMap((name) => {
      const { baseUrl } = settings[name] ?? {}
      return baseUrl === undefined ? [] : [[name, new URL(baseUrl).hostname] as const]
    }),
  )
}
