import { randomBytes } from 'node:crypto'
import type { PaymentGateway } from './gateway.ts'
import { createSslCommerz } from './sslcommerz.ts'

export type GatewayName = 'sandbox' | 'sslcommerz' | 'bkash'
type Fetch = (request: Request) => Promise<Response>

export interface GatewayOptions {
  name: GatewayName
  /** Origin that the gateway reaches us by; required by a real one. */
  publicUrl: string | undefined
  sslcommerz?: {
    storeId: string | undefined
    storePassword: string | undefined
    baseUrl: string | undefined
  }
  /** To the world. */
  fetch: Fetch
  /** To this API itself, without a socket: where the sandbox lives. */
  fetchSelf: Fetch
  /** Path of the sandbox in this API. */
  sandboxPath: string
}

export interface ChosenGateway {
  gateway: PaymentGateway
  /** The store's credentials at the sandbox, which is then to be served; null with a real gateway. */
  sandboxStore: { id: string; password: string } | null
}

/** Picks the gateway by PAYMENT_GATEWAY. @throws Error that says which setting is missing or not supported */
export function chooseGateway(options: GatewayOptions): ChosenGateway {
  if (options.name === 'bkash') {
    throw new Error('PAYMENT_GATEWAY=bkash is not supported yet: use sandbox or sslcommerz.')
  }
  if (options.name === 'sandbox') {
    // Shop and sandbox are one process and talk without a socket: nobody else needs to know the password.
    const store = { id: 'jatra_sandbox', password: randomBytes(24).toString('base64url') }
    const gateway = createSslCommerz({
      storeId: store.id,
      storePassword: store.password,
      baseUrl: `http://sandbox.invalid${options.sandboxPath}`,
      fetch: options.fetchSelf,
    })
    return { gateway, sandboxStore: store }
  }
  const { storeId, storePassword, baseUrl } = options.sslcommerz ?? {}
  if (!storeId || !storePassword) {
    throw new Error(
      'PAYMENT_GATEWAY=sslcommerz needs SSLCOMMERZ_STORE_ID and SSLCOMMERZ_STORE_PASSWORD.',
    )
  }
  if (!options.publicUrl) {
    throw new Error('PAYMENT_GATEWAY=sslcommerz needs PUBLIC_URL: the gateway must reach us.')
  }
  const gateway = createSslCommerz({
    storeId,
    storePassword,
    baseUrl: baseUrl ?? 'https://sandbox.sslcommerz.com',
    fetch: options.fetch,
  })
  return { gateway, sandboxStore: null }
}
