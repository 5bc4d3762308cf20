import { randomBytes } from 'node:crypto'
import type { SandboxDeps, Sandboxes } from '@jatra/api/simulators'
import { createSandboxIssuer } from './google/sandbox-issuer.ts'
import { addSandboxSignInRoutes } from './google/sign-in-routes.ts'
import { sandboxSslCommerz, sandboxWallets } from './payments/gateways.ts'
import { addSandboxRoutes } from './payments/sslcommerz-routes.ts'
import { sweepPayments } from './payments/sweep-payments.ts'
import { createWalletKeys } from './payments/wallet-keys.ts'
import { addSandboxWalletRoutes } from './payments/wallet-routes.ts'

/** The sandboxes of the payment gateways and of Google, inside the API that they serve. */
export function openSandboxes(deps: SandboxDeps): Sandboxes {
  const { secrets, clock, fetch } = deps
  // Signs the sandbox's notices within this process, so it need not be stored.
  const store = { id: 'jatra', password: randomBytes(24).toString('base64url') }
  const keys = deps.wallets ? createWalletKeys(secrets[0] ?? '') : null
  const issuer = createSandboxIssuer(secrets, clock)
  return {
    gateways: {
      sslcommerz: sandboxSslCommerz(store, fetch),
      ...(keys && sandboxWallets(keys, deps)),
    },
    identity: issuer.provider,
    addPaymentRoutes(routes) {
      if (keys) addSandboxWalletRoutes(routes, { ...deps, keys })
      addSandboxRoutes(routes, { ...deps, store })
    },
    addSignInRoutes: (routes) => addSandboxSignInRoutes(routes, issuer),
    sweep: () => sweepPayments(deps),
  }
}
