import { generateKeyPairSync } from 'node:crypto'
import type { Database } from '@jatra/api/db/types'
import { createNagadSandbox } from '@jatra/sandbox/payments/nagad/nagad-sandbox'
import { startGateway, type GatewayDouble } from '../gateway-server.ts'

export const MERCHANT = '683002007104225'

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const shop = rsa()
const nagad = rsa()
/** What we seal with. */
export const shopKeys = { own: shop.privateKey, theirs: nagad.publicKey }
/** Who we are to Nagad, for another process: its keys are PEM. */
export const shopAsJson = {
  merchantId: MERCHANT,
  own: shop.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  theirs: nagad.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
}
/** The keys that only Nagad has. */
export const nagadKeys = { own: nagad.privateKey, theirs: shop.publicKey }

/** Nagad over HTTP. */
export function startNagad(deps: {
  db: Database
  clock: () => number
  newId: () => string
}): Promise<GatewayDouble> {
  const pageOf = (paymentId: string) => `https://sandbox.mynagad.com/page/${paymentId}`
  const wallet = createNagadSandbox({ ...deps, merchantId: MERCHANT, keys: nagadKeys, pageOf })
  return startGateway({
    callOf: ({ pathname }) => pathname.split('/').slice(3, 5).join('/'),
    answer: ({ pathname }, request) => wallet.answer(pathname.replace('/api/dfs', ''), request),
  })
}
