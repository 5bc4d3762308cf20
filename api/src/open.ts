import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { UnpaidLimits } from '@jatra/contract/payment/unpaid-limits'
import type { Language } from '@jatra/contract/values/language'
import { assertFlights, chooseFlights, type FlightOptions } from './choose-flights.ts'
import {
  assertGateways,
  isLive,
  chooseGateways,
  testGatewaysOf,
  type GatewaySettings,
} from './choose-gateways.ts'
import { chooseSimulators } from './choose-simulators.ts'
import { listenForBackups } from './backup/backup-socket.ts'
import { createApi, type Api } from './index.ts'
import { openPglite } from './db/open-pglite.ts'
import { openPostgres } from './db/open-postgres.ts'
import type { DatabaseHandle, EmbeddedDatabase, PoolCounts } from './db/types.ts'
import type { Agency } from './domain/receipts/agency.ts'
import { newToken } from './domain/auth/token.ts'
import { createReceiptPool } from './domain/receipts/receipt-pool.ts'
import type { Observer } from '@jatra/contract/observability/observer'
import type { Figures } from './domain/figures.ts'
import { createLogger, type Logger } from '@jatra/contract/observability/logging'
import { createLocalFiles } from './providers/files/local-files.ts'
import { createS3Files, type S3Options } from './providers/files/s3-files.ts'
import type { Simulators } from './simulators.ts'
import { seedCatalogue, warnOfSamples } from './seed-catalogue.ts'
import { createOpenIdProvider, type OpenIdOptions } from './providers/identity/openid-provider.ts'
import type { MailProvider } from './providers/mail/mail-provider.ts'
import { createOutboxFolder } from './providers/mail/outbox-folder.ts'
import { createSmtpMail } from './providers/mail/smtp-mail.ts'

export interface OpenOptions extends FlightOptions {
  /** Where the embedded database (without `databaseUrl`) and the documents (without `s3`) live, and uploads lie. */
  dataDir: string
  /** Where the build left a database for the first start to begin with; absent: it makes one. */
  databaseSnapshots?: string | undefined
  /** A PostgreSQL, which any number of processes may share. */
  databaseUrl?: string | undefined
  /** The address of PostgreSQL itself, when `databaseUrl` is a pooler's: for migrations, listeners and jobs. */
  databaseDirectUrl?: string | undefined
  /** Connections to it at most, for this process. */
  databasePool?: number | undefined
  /** How long a start waits for an unavailable database, and for another process that applies migrations. */
  databaseWaitSeconds?: number | undefined
  /** Origin that gateways and browsers reach us by. */
  publicUrl?: string | undefined
  /** After how many days a warning doubts the rate; absent: the contract's default. */
  fareRateMaxAge?: number | undefined
  /** How long a search's offers stand, in minutes. */
  flightSessionMinutes: number
  /** Loads the simulators where settings choose one; null: this installation has none. */
  loadSimulators: () => Promise<Simulators | null>
  /** Who takes the payments; sandboxes do what is missing. */
  gateways?: GatewaySettings | undefined
  /** Sign-in by Google or another OpenID issuer, or by a sandbox of ours; absent: it is not offered. */
  google?: OpenIdOptions | 'sandbox' | undefined
  /** Sign login codes and seal passport drafts; wanted when several processes share the database. */
  loginCodeSecrets?: readonly string[] | undefined
  /** Where documents are kept instead of the data directory; several processes must share one place. */
  s3?: S3Options | undefined
  mail: {
    /** Without one emails are kept as files in the data directory, and the log says their links (not on https). */
    smtpUrl?: string | undefined
    /** `Jatra <hello@jatra.example>`. */
    from: string
    /** Origin of the links in emails. */
    siteUrl: string
    /** Those that the site speaks: in the others its links lead to pages in English. */
    languages: readonly Language[]
  }
  /** Whether the catalogue, which is a sample, is added to the database; absent: it is. */
  seedCatalogue?: boolean | undefined
  /** Who sells, for receipts. */
  agency: Agency
  /** Replaces some of the contract's limits on unpaid bookings. */
  unpaidLimits?: Partial<UnpaidLimits> | undefined
  /** The largest refund that is approved automatically, integer BDT; absent: the contract's limit. */
  refundApprovalAbove?: number | undefined
  /** Absent: JSON lines on standard error. */
  log?: Logger
  /** Measures providers and jobs; absent: not measured. */
  observer?: Observer | undefined
  clock?: () => number
  newId?: () => string
}

export interface OpenedApi {
  fetch: Api['fetch']
  /** Whether visitors can sign in with Google, or with the sandbox that takes its place. */
  google: boolean
  /** True when requests can be answered: the database answers, and its migrations were applied at opening. */
  ready(): Promise<boolean>
  /** The database's connection pools; none with the embedded database. */
  pools(): readonly PoolCounts[]
  /** How the business stands, for metrics. */
  figures(): Promise<Figures>
  /**
   * Calls when packages or visas have changed, by any process, and after any gap in which a change may have been
   * missed.
   */
  onCatalogueChange(changed: () => void): Promise<void>
  /** Stops taking jobs, waits briefly for running ones, and closes the database. May be called twice. */
  close(): Promise<void>
}

/**
 * Opens the database, locked (PGlite), migrated and, unless told otherwise, with the catalogue's packages and visas in
 * it, wires the providers and starts a sweep every minute.
 * @throws DirectoryInUse when another living process has the data directory open
 */
export async function openApi(options: OpenOptions): Promise<OpenedApi> {
  const log = options.log ?? createLogger((line) => void process.stderr.write(`${line}\n`))
  assertFlights(options)
  assertGateways(options)
  const simulators = await chooseSimulators(options)
  const google = options.google === 'sandbox' && !simulators ? undefined : options.google
  if (!google || google === 'sandbox') {
    const event = google ? 'google_sign_in_sandbox' : 'google_sign_in_off'
    log.info(event, { because: 'GOOGLE_CLIENT_ID is not set' })
  }
  const database = await openDatabase(options, log)
  try {
    const deps = { db: database.db, clock: options.clock ?? Date.now, log }
    if (options.seedCatalogue ?? true) await seedCatalogue(deps)
    if (isLive(options)) await warnOfSamples(deps)
  } catch (error) {
    await database.close()
    throw error
  }
  const mail = chooseMail(options, log)
  const siteUrl = options.mail.siteUrl.replace(/\/+$/, '')
  const receipts = createReceiptPool({ agency: options.agency, siteUrl }, (error) =>
    log.error('drawing_thread_failed', { error }),
  )
  const api = createApi({
    db: database.db,
    jobs: database.jobs,
    flights: chooseFlights(options, {
      ...{ db: database.db, clock: options.clock ?? Date.now, log, simulators },
    }),
    pricing: options.pricing,
    fareRateMaxAge: options.fareRateMaxAge,
    flightSessionMinutes: options.flightSessionMinutes,
    publicUrl: options.publicUrl?.replace(/\/+$/, ''),
    simulators,
    identity: typeof google === 'object' ? createOpenIdProvider(google) : google,
    loginCodeSecrets: options.loginCodeSecrets,
    documents: {
      files: options.s3
        ? createS3Files(options.s3)
        : createLocalFiles(join(options.dataDir, 'documents')),
      uploadsDir: join(options.dataDir, 'uploads'),
    },
    mail,
    siteUrl,
    languages: options.mail.languages,
    agency: options.agency,
    unpaidLimits: options.unpaidLimits,
    refundApprovalAbove: options.refundApprovalAbove,
    drawReceipt: receipts.drawReceipt,
    drawETicket: receipts.drawETicket,
    drawVoucher: receipts.drawVoucher,
    log,
    observer: options.observer,
    gateways: chooseGateways(options, {
      db: database.db,
      log,
      clock: options.clock ?? Date.now,
      newId: options.newId ?? randomUUID,
      secrets: options.loginCodeSecrets ?? [newToken()],
    }),
    testGateways: testGatewaysOf(options),
    walletSandboxes: true,
    ...(options.clock && { clock: options.clock }),
    ...(options.newId && { newId: options.newId }),
  })
  const workers = await database.jobs.work(api.handlers, log)
  const documentsDir = options.s3 ? null : join(options.dataDir, 'documents')
  const source = { dataDir: options.dataDir, documentsDir, now: options.clock ?? Date.now }
  const closeBackups =
    'copyFiles' in database ? await listenForBackups({ ...source, database }, log) : null
  const listening: (() => Promise<void>)[] = []
  let closed: Promise<void> | undefined
  return {
    fetch: (request) => api.fetch(request),
    google: google !== undefined,
    figures: () => api.figures(),
    async onCatalogueChange(changed) {
      listening.push(await database.listenToCatalogue(changed))
    },
    ready: () => (closed ? Promise.resolve(false) : database.ready()),
    pools: () => database.pools(),
    close: () =>
      (closed ??= (async () => {
        closeBackups?.()
        for (const stop of listening) await stop()
        await workers.stop()
        mail.close()
        await receipts.close()
        await database.close()
      })()),
  }
}

function openDatabase(
  options: OpenOptions,
  log: Logger,
): Promise<DatabaseHandle | EmbeddedDatabase> {
  if (!options.databaseUrl) return openPglite(options.dataDir, options.databaseSnapshots)
  const waitMs = (options.databaseWaitSeconds ?? 0) * 1_000
  return openPostgres(options.databaseUrl, {
    directUrl: options.databaseDirectUrl,
    ...(options.databasePool && { max: options.databasePool }),
    ...(options.databaseWaitSeconds !== undefined && { waitMs, migrationWaitMs: waitMs }),
    onWaiting: (error) => log.warn('database_awaited', { error }),
    onMigrating: (holder) => log.warn('migration_awaited', { ...holder }),
    onSessions: (pooled) =>
      log.info('database_sessions', {
        because: pooled
          ? 'DATABASE_URL leads to a pooler; migrations, listeners and jobs use DATABASE_DIRECT_URL'
          : 'DATABASE_URL leads to PostgreSQL itself, so that its sessions are our own',
      }),
    onConnectionLost: (error) => log.warn('database_connection_lost', { error }),
    onUndone: (error) => log.warn('transaction_undone', { error }),
  })
}

function chooseMail({ mail, dataDir }: OpenOptions, log: Logger): MailProvider {
  const { smtpUrl, from } = mail
  if (smtpUrl) return createSmtpMail({ url: smtpUrl, from })
  // A site with a certificate has visitors, so the log must not contain their reset links.
  const open = new URL(mail.siteUrl).protocol === 'https:'
  if (open) log.warn('emails_kept_as_files', { because: 'SMTP_URL is not set' })
  return createOutboxFolder(join(dataDir, 'outbox'), from, log, !open)
}
