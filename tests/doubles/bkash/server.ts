import type { Database } from '@jatra/api/db/types'
import type { BkashAccount } from '@jatra/api/providers/payments/bkash/bkash-client'
import { createBkashSandbox } from '@jatra/sandbox/payments/bkash/bkash-sandbox'
import { startGateway, type GatewayDouble } from '../gateway-server.ts'

const HOUR_MS = 3_600_000
/** bKash blocks who refreshes more often within an hour. */
const REFRESHES = 2

export const ACCOUNT: BkashAccount = {
  ...{ username: 'shop', password: 'shop-password' },
  ...{ appKey: 'shop-app', appSecret: 'shop-secret' },
}

/** bKash over HTTP; it counts refreshes too, which our sandbox does not. */
export function startBkash(deps: {
  db: Database
  clock: () => number
  newId: () => string
}): Promise<GatewayDouble> {
  const pageOf = (paymentId: string) => `https://sandbox.bka.sh/page/${paymentId}`
  const bkash = createBkashSandbox({ ...deps, account: ACCOUNT, pageOf })
  const refreshes: number[] = []
  return startGateway({
    callOf: ({ pathname }) => pathname.split('/').slice(-2).join('/'),
    async answer({ pathname }, request) {
      if (pathname.endsWith('/token/refresh')) {
        const now = deps.clock()
        refreshes.push(now)
        if (refreshes.filter((at) => at > now - HOUR_MS).length > REFRESHES) {
          return Response.json({ statusCode: '2020', statusMessage: 'Too many requests' })
        }
      }
      return bkash.answer(pathname, request)
    },
  })
}
