import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Transport } from '@jatra/contract/http/client'
import { GOOGLE_CALLBACK_PATH } from '@jatra/contract/account/google-sign-in'
import type { PoolCounts } from '@jatra/api/db/types'
import type { Figures } from '@jatra/api/domain/figures'
import type { Logger } from '@jatra/contract/observability/logging'
import type { Observer } from '@jatra/contract/observability/observer'
import type { DemoAccounts } from '../context.server.ts'
import { agencyOf } from '../settings/agency-settings.server.ts'
import { bucketOf } from '../settings/bucket-settings.server.ts'
import type { Env } from '../settings/env.server.ts'
import { duffelOf, pricingSettingsOf } from '../settings/flight-settings.server.ts'
import { gatewaysOf } from '../settings/payment-settings.server.ts'
import type { LinkPicture } from '../link-pictures/link-picture.ts'
import { createLinkPictures, type LinkPictures } from '../link-pictures/link-pictures.server.ts'
import type { Prototype } from './prototype.server.ts'
import { createRemoteApi } from './remote-api.server.ts'
import { createSiteProof } from '../guards/site-proof.server.ts'

/** The API behind the site, whichever mode it runs in. */
export interface Backend {
  transport: Transport
  /** True when requests can be answered: database reachable, migrations applied. */
  ready(): Promise<boolean>
  close(): Promise<void>
  /** Business metrics; absent where this process has no database. */
  figures?: () => Promise<Figures>
  /** Calls when packages or visas have changed; absent where this process has no database. */
  onCatalogueChange?: (changed: () => void) => Promise<void>
  /** The load of the database's connection pools. */
  pools?: () => readonly PoolCounts[]
  demoAccounts: DemoAccounts
  /** Whether visitors can sign in with Google, or with the sandbox that takes its place. */
  google: boolean
  /** What prototype mode adds to the site. */
  prototype?: Prototype
}

/**
 * Chooses the transport: the whole difference between the modes, so that pages run the same code in each.
 * @param secrets those that seal sessions; keys for other purposes are derived from them
 */
export async function openBackend(
  env: Env,
  secrets: readonly string[],
  log: Logger,
  observer: Observer,
): Promise<Backend> {
  if (env.API_MODE === 'remote') {
    const proof = createSiteProof(env.API_SECRET ?? [])
    const api = createRemoteApi(env.API_HOST ?? '', proof, log)
    return { ...api, demoAccounts: () => [], google: env.GOOGLE_CLIENT_ID !== undefined }
  }
  // Never from the request: its client can write the Host header.
  const siteUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  if (env.API_MODE === 'mock') {
    // Imported only here, so that prototype code is never loaded in another mode.
    const { createPrototype } = await import('@jatra/mocks/prototype')
    const { offeredAccounts } = await import('@jatra/mocks/offered-accounts')
    // Drawn as in every other mode, so that a demo shows the real receipt and ticket.
    const { createReceiptPool } = await import('@jatra/api/domain/receipts/receipt-pool')
    const receipts = createReceiptPool({ agency: agencyOf(env), siteUrl }, (error) =>
      log.error('drawing_thread_failed', { error }),
    )
    const prototype = createPrototype({
      clock: () => Date.now(),
      newId: () => randomUUID(),
      languages: env.LANGUAGES,
      flightSessionMinutes: env.FLIGHT_SESSION_MINUTES,
      pricing: pricingSettingsOf(env),
      site: { siteUrl, agency: agencyOf(env) },
      builtAt: builtAt(),
      drawReceipt: receipts.drawReceipt,
      drawETicket: receipts.drawETicket,
      drawVoucher: receipts.drawVoucher,
      networkAddress,
    })
    return {
      transport: describing(prototype.transport),
      prototype,
      ready: async () => true,
      close: () => receipts.close(),
      demoAccounts: offeredAccounts,
      google: true,
    }
  }
  const { openApi } = await import('@jatra/api/open')
  const api = await openApi({
    dataDir: env.DATA_DIR,
    databaseSnapshots: fileURLToPath(new URL('../../../build/database', import.meta.url)),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databasePool: env.DATABASE_POOL,
    databaseWaitSeconds: env.DATABASE_WAIT,
    publicUrl: env.PUBLIC_URL,
    pricing: pricingSettingsOf(env),
    fareRateMaxAge: env.FARE_RATE_MAX_AGE,
    flightSuppliers: env.FLIGHT_SUPPLIER,
    duffel: duffelOf(env),
    jatraAirSeats: env.JATRA_AIR_SEATS,
    flightSessionMinutes: env.FLIGHT_SESSION_MINUTES,
    loadSimulators,
    gateways: gatewaysOf(env),
    s3: bucketOf(env),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      siteUrl,
      languages: env.LANGUAGES,
    },
    agency: agencyOf(env),
    seedCatalogue: env.SEED_CATALOGUE,
    unpaidLimits: env.UNPAID_LIMITS,
    refundApprovalAbove: env.REFUND_APPROVAL_ABOVE,
    google: googleOf(env, siteUrl),
    loginCodeSecrets: secrets,
    log,
    observer,
  })
  return {
    transport: (request) => api.fetch(request),
    ready: () => api.ready(),
    figures: () => api.figures(),
    pools: () => api.pools(),
    onCatalogueChange: (changed) => api.onCatalogueChange(changed),
    close: () => api.close(),
    demoAccounts: () => [],
    google: api.google,
  }
}

/** The one place that imports the sandbox: a production install has neither its sources nor its bundle. */
async function loadSimulators() {
  try {
    return (await import('@jatra/sandbox')).simulators
  } catch (error) {
    const missing = /^Cannot find (package|module) '[^']*\bsandbox(\.js)?'/
    if (error instanceof Error && missing.test(error.message)) return null
    throw error
  }
}

/** The prototype implements the API's endpoints, so it serves the API's own description. */
function describing(transport: Transport): Transport {
  // Built on the first request, because it takes longer than any page.
  let description: string | undefined
  return async (request) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const isAsked = reads && new URL(request.url).pathname === '/api/openapi.json'
    if (!isAsked) return transport(request)
    const { describeApi } = await import('@jatra/api/http/openapi')
    description ??= describeApi()
    return new Response(description, { headers: { 'content-type': 'application/json' } })
  }
}

/**
 * The environment has both parts of the client or neither. Without them a sandbox signs anybody in as made-up people,
 * which on https has to be allowed explicitly.
 */
export function googleOf(env: Env, siteUrl: string) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER } = env
  if (!clientId || !clientSecret) {
    return env.ALLOW_SANDBOX || !siteUrl.startsWith('https:') ? 'sandbox' : undefined
  }
  const redirectUri = siteUrl + GOOGLE_CALLBACK_PATH
  return { clientId, clientSecret, issuer: GOOGLE_ISSUER, redirectUri }
}

/** A link's picture takes a tenth of a second or two: the last of the queue waits a few seconds. */
const MAX_LINK_PICTURE_QUEUE = 50

/** Drawn by the site in every mode, in its own threads, because link pictures need no sign-in. */
export async function openLinkPictures(log: Logger): Promise<LinkPictures> {
  const { createDrawingPool } = await import('@jatra/api/drawing/drawing-pool')
  const pool = createDrawingPool<LinkPicture>({
    module: new URL('../link-pictures/draw-link-picture.server.ts', import.meta.url),
    name: 'drawLinkPicture',
    maxQueue: MAX_LINK_PICTURE_QUEUE,
    onError: (error) => log.error('drawing_thread_failed', { error }),
  })
  return createLinkPictures(pool, () => Date.now())
}

/** The first address of this machine in its network. */
function networkAddress(): string | null {
  const addresses = Object.values(networkInterfaces()).flatMap((one) => one ?? [])
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null
}

/** When the site was built, epoch milliseconds; null where it runs from its sources. */
function builtAt(): number | null {
  const server = fileURLToPath(new URL('../../../build/server/index.js', import.meta.url))
  return statSync(server, { throwIfNoEntry: false })?.mtimeMs ?? null
}
