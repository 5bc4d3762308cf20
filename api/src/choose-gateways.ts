import { setTimeout as wait } from 'node:timers/promises'
import { boundedFetch } from '@jatra/contract/http/bound-answer'
import type { Logger } from '@jatra/contract/observability/logging'
import {
  gatewayHosts,
  gatewayNames,
  ownGateways,
  type GatewayName,
} from '@jatra/contract/payment/gateways'
import { paymentTypes, type PaymentType } from '@jatra/contract/payment/payment'
import { buysTickets, sellsRealSeats, type FlightOptions } from './choose-flights.ts'
import { createTextSeal } from './db/text-seal.ts'
import type { Database } from './db/types.ts'
import { createBkash } from './providers/payments/bkash/bkash.ts'
import { createNagad } from './providers/payments/nagad/nagad.ts'
import {
  readPrivateKey,
  readPublicKey,
  type NagadKeys,
} from './providers/payments/nagad/nagad-crypto.ts'
import { withOwnPage } from './providers/payments/own-page.ts'
import type { Gateways } from './providers/payments/payment-gateways.ts'
import { createSslCommerz } from './providers/payments/sslcommerz.ts'

/** The gateways that are set up. `baseUrl` is the gateway's live host, its test host, or a double. */
export interface GatewaySettings {
  sslcommerz?: { storeId: string; storePassword: string; baseUrl: string } | undefined
  bkash?: BkashSettings | undefined
  nagad?: NagadSettings | undefined
}

interface NagadSettings {
  merchantId: string
  accountNumber: string
  /** Ours, as base64 of PKCS#8 or PEM. */
  privateKey: string
  /** Nagad's, as base64 of SPKI or PEM. */
  publicKey: string
  baseUrl: string
}

interface BkashSettings {
  username: string
  password: string
  appKey: string
  appSecret: string
  baseUrl: string
  /** Secret of its webhook; null: the webhook is not accepted. */
  topicArn: string | null
  /** Of our wallet; null: not compared. */
  shortCode: string | null
}

/** Far more than any of them answers. */
const ask = boundedFetch({ maxBytes: 1_000_000 })

interface Settings extends FlightOptions {
  gateways?: GatewaySettings | undefined
  publicUrl?: string | undefined
}

/**
 * @throws Error when real money would be taken for flights that are not real, when no public address is set, or when a
 * key is invalid
 */
export function assertGateways(options: Settings): void {
  if (options.gateways?.nagad) nagadKeys(options.gateways.nagad)
  const hosts = hostsOf(options)
  if (hosts.size > 0 && !options.publicUrl) {
    throw new Error(`PUBLIC_URL is needed with ${[...hosts.keys()].join(', ')}`)
  }
  for (const [name, host] of hosts) {
    const { live, test } = gatewayHosts[name]
    if (host !== live || sellsRealSeats(options)) continue
    throw new Error(
      `${name} at ${live} takes real money, and seats that are not real are sold: use https://${test} ` +
        'until FLIGHT_SUPPLIER is duffel alone, with a duffel_live_ token',
    )
  }
}

/** The payment options that no gateway takes, each by its own or by SSLCommerz. */
export const optionsWithoutGateway = ({ gateways = {} }: Pick<Settings, 'gateways'>) =>
  paymentTypes.filter((option): option is PaymentType => {
    return !gateways.sslcommerz && !gateways[ownGateways[option]]
  })

/** Whether real money is taken, or real tickets are bought. */
export const isLive = (options: Settings): boolean =>
  buysTickets(options) ||
  [...hostsOf(options)].some(([name, host]) => host === gatewayHosts[name].live)

/** The gateways whose host is a test host: no money moves. */
export const testGatewaysOf = (options: Settings): GatewayName[] =>
  [...hostsOf(options)].flatMap(([name, host]) => (host === gatewayHosts[name].test ? [name] : []))

/**
 * The clients of the gateways that are set up (decision 120). @param deps secrets seal the tokens that gateways give us
 */
export function chooseGateways(
  { gateways: { sslcommerz, bkash, nagad } = {} }: Settings,
  deps: {
    db: Database
    clock: () => number
    newId: () => string
    log: Logger
    secrets: readonly string[]
  },
): Gateways {
  return {
    ...(sslcommerz && {
      sslcommerz: withOwnPage(createSslCommerz({ ...sslcommerz, fetch: ask }), sslcommerz.baseUrl),
    }),
    ...(bkash && {
      bkash: withOwnPage(
        createBkash({
          ...deps,
          ...bkash,
          account: bkash,
          seal: createTextSeal(deps.secrets, 'jatra gateway token'),
          fetch: ask,
          fetchSns: ask,
          wait,
        }),
        bkash.baseUrl,
      ),
    }),
    ...(nagad && {
      nagad: withOwnPage(
        createNagad({ ...deps, ...nagad, keys: nagadKeys(nagad), fetch: ask }),
        nagad.baseUrl,
      ),
    }),
  }
}

function nagadKeys({ privateKey, publicKey }: NagadSettings): NagadKeys {
  const read = <Key>(name: string, readKey: () => Key): Key => {
    try {
      return readKey()
    } catch {
      // The error may quote the key.
      throw new Error(`${name} is no RSA key`)
    }
  }
  return {
    own: read('NAGAD_PRIVATE_KEY', () => readPrivateKey(privateKey)),
    theirs: read('NAGAD_PUBLIC_KEY', () => readPublicKey(publicKey)),
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
