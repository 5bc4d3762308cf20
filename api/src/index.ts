import { DEFAULT_FARE_RATE_MAX_AGE, type PricingSettings } from '@jatra/contract/flight/pricing'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { REFUND_APPROVAL_ABOVE } from '@jatra/contract/order/refund-life'
import type { GatewayName } from '@jatra/contract/payment/gateways'
import { unpaidLimits, type UnpaidLimits } from '@jatra/contract/payment/unpaid-limits'
import type { Language } from '@jatra/contract/values/language'
import type { Database } from './db/types.ts'
import type { JobHandlers, JobQueue } from './jobs/job-queue.ts'
import { createEmailConfirmations } from './domain/auth/email-confirmations.ts'
import { createHasher, type Hasher } from './domain/auth/hasher.ts'
import { newToken } from './domain/auth/token.ts'
import { createSearchStore } from './domain/flights/search-store.ts'
import type { DocumentDeps } from './domain/documents/document-deps.ts'
import { remindOfHold } from './domain/bookings/held-order.ts'
import { workOnBooking } from './domain/bookings/work-on-booking.ts'
import { reconcile } from './domain/reconciliation/reconcile.ts'
import { workOnRefund } from './domain/refunds/work-on-refund.ts'
import { defaultLimits, type Limits } from './domain/limits.ts'
import { sendEmail } from './domain/mail/send-email.ts'
import type { Agency } from './domain/receipts/agency.ts'
import type { DrawETicket, DrawVoucher, DrawReceipt } from './domain/receipts/receipt-pool.ts'
import { workOnPayment } from './domain/payments/work-on-payment.ts'
import { createLoginCodes } from './domain/sign-in/login-code.ts'
import { createBankSeal } from './domain/refunds/bank-details.ts'
import { bankDetailsRoutes } from './http/bank-details.ts'
import { createDraftSeal } from './domain/passport-drafts/passport-drafts.ts'
import { runSweep } from './domain/run-sweep.ts'
import { airportRoutes, countryRoutes } from './http/places.ts'
import { authRoutes, passwordRoutes, deviceRoutes } from './http/auth.ts'
import { deskAuditRoutes } from './http/desk-audit.ts'
import { deskFindRoutes } from './http/desk-find.ts'
import { deskOrderRoutes } from './http/desk-orders.ts'
import { documentRoutes } from './http/documents.ts'
import { flightRoutes, addSupplierNoticeRoutes } from './http/flights.ts'
import { googleRoutes } from './http/google.ts'
import { serveOpenApi } from './http/openapi.ts'
import { packageRoutes } from './http/packages.ts'
import { deskTodayRoutes } from './http/desk-today.ts'
import { orderCalendarRoutes, receiptRoutes } from './http/receipts.ts'
import { heldPaymentRoutes } from './http/held-payments.ts'
import { jobRoutes } from './http/jobs.ts'
import { passportDraftRoutes, travelerRoutes } from './http/travelers.ts'
import { addPaymentRoutes } from './http/payments.ts'
import { createRoutes } from './http/route.ts'
import { mismatchRoutes } from './http/mismatches.ts'
import { staffCancellationRoutes } from './http/staff-cancellations.ts'
import { staffRefundRoutes } from './http/staff-refunds.ts'
import { userRoutes } from './http/users.ts'
import { verificationRoutes } from './http/verification.ts'
import { holidayRoutes } from './http/holidays.ts'
import { visaApplicationRoutes } from './http/visa-applications.ts'
import { visaStatusRoutes } from './http/visa-statuses.ts'
import { visaRoutes } from './http/visas.ts'
import type { Logger } from '@jatra/contract/observability/logging'
import { unobserved, type Observer } from '@jatra/contract/observability/observer'
import { observeGateways, observeProvider, observeSuppliers } from './observe-providers.ts'
import { readFigures, type Figures } from './domain/figures.ts'
import {
  createFlightSuppliers,
  type ConfiguredSuppliers,
} from './providers/flights/flight-suppliers.ts'
import type { IdentityProvider } from './providers/identity/identity-provider.ts'
import type { MailProvider } from './providers/mail/mail-provider.ts'
import { createPaymentGateways, type Gateways } from './providers/payments/payment-gateways.ts'
import type { Simulators } from './simulators.ts'

export interface ApiOptions {
  db: Database
  /** The queues of that database. */
  jobs: JobQueue
  flights: ConfiguredSuppliers
  /** How the suppliers' offers are priced. */
  pricing: PricingSettings
  /** After how many days a warning doubts the rate; absent: the contract's default. */
  fareRateMaxAge?: number | undefined
  /** How long a search's offers stand, in minutes. */
  flightSessionMinutes: number
  /** What stands in for what is not set up; absent: all is real. */
  simulators?: Simulators | null | undefined
  /** The payment gateways. Without SSLCommerz sandboxes take the missing options, and their pages are served. */
  gateways?: Gateways | undefined
  /** bKash and Nagad have sandboxes of their own protocols; absent: SSLCommerz' serves them, without a browser's return. */
  walletSandboxes?: boolean | undefined
  /** Those of them whose host moves no money. */
  testGateways?: readonly GatewayName[] | undefined
  /** The identity provider of "Sign in with Google"; `sandbox`: a page of our own; absent: switched off. */
  identity?: IdentityProvider | 'sandbox' | undefined
  /** Sign login codes and links of emails, and seal passport drafts, the first of them; several processes must share them. Absent: one of our own. */
  loginCodeSecrets?: readonly string[] | undefined
  /** Public origin for gateway and browser, without a slash at its end; absent: they get paths alone. */
  publicUrl?: string | undefined
  /** Where document images are stored, and where uploads are kept until then. */
  documents: Pick<DocumentDeps, 'files' | 'uploadsDir'>
  mail: MailProvider
  /** Origin of the links in emails, without a slash at its end. */
  siteUrl: string
  /** Those that the site speaks. */
  languages: readonly Language[]
  /** Who sells. */
  agency: Agency
  drawReceipt: DrawReceipt
  drawETicket: DrawETicket
  drawVoucher: DrawVoucher
  log: Logger
  /** Measures providers and jobs; absent: not measured. */
  observer?: Observer | undefined
  /** Epoch milliseconds. */
  clock?: () => number
  newId?: () => string
  hasher?: Hasher
  /** Replaces some of the default limits. */
  limits?: Partial<Limits>
  /** Replaces some of the contract's limits on unpaid bookings. */
  unpaidLimits?: Partial<UnpaidLimits> | undefined
  /** The largest refund that is approved automatically, integer BDT; absent: the contract's limit. */
  refundApprovalAbove?: number | undefined
}

export interface Api {
  /** Answers a request under `/api`; errors are problem documents, and the promise never rejects. */
  fetch(request: Request): Promise<Response>
  /** Business figures for metrics. */
  figures(): Promise<Figures>
  /** Does the jobs of its queues. */
  handlers: JobHandlers
}

/** The API on an opened database. Opens nothing itself: see open.ts. */
export function createApi(options: ApiOptions): Api {
  const { db, log, clock = Date.now, newId = randomUUID, publicUrl = '' } = options
  const observer = options.observer ?? unobserved
  const fetch = async (request: Request) => routes.app.fetch(request)
  const codeSecrets = options.loginCodeSecrets ?? [newToken()]
  const sandboxes = options.simulators?.openSandboxes({
    ...{ db, clock, newId, log, publicUrl, fetch },
    languages: options.languages,
    secrets: codeSecrets,
    wallets: options.walletSandboxes ?? false,
  })
  const identity = options.identity === 'sandbox' ? sandboxes?.identity : options.identity
  const deps = {
    ...options,
    ...options.documents,
    clock,
    newId,
    publicUrl,
    wait,
    hasher: options.hasher ?? createHasher(),
    limits: { ...defaultLimits, ...options.limits },
    unpaidLimits: { ...unpaidLimits, ...options.unpaidLimits },
    refundApprovalAbove: options.refundApprovalAbove ?? REFUND_APPROVAL_ABOVE,
    codes: createLoginCodes(codeSecrets),
    confirmations: createEmailConfirmations(codeSecrets),
    draftSeal: createDraftSeal(codeSecrets),
    bankSeal: createBankSeal(codeSecrets),
    searches: createSearchStore({ db, clock }),
    fareRateMaxAge: options.fareRateMaxAge ?? DEFAULT_FARE_RATE_MAX_AGE,
    flights: createFlightSuppliers(observeSuppliers(observer, options.flights)),
    mail: observeProvider(observer, 'mail', options.mail, ['send']),
    identity: identity && observeProvider(observer, 'identity', identity, ['start', 'complete']),
    gateways: createPaymentGateways(
      observeGateways(observer, options.gateways ?? {}),
      observeGateways(observer, sandboxes?.gateways ?? {}),
      options.testGateways,
    ),
    sweepSandboxes: sandboxes?.sweep,
  }
  const routes = createRoutes({ db, clock, log })
  authRoutes(routes, deps)
  passwordRoutes(routes, deps)
  deviceRoutes(routes, deps)
  googleRoutes(routes, deps)
  if (options.identity === 'sandbox') sandboxes?.addSignInRoutes(routes)
  flightRoutes(routes, deps)
  airportRoutes(routes, deps)
  countryRoutes(routes)
  packageRoutes(routes, deps)
  visaRoutes(routes, deps)
  visaStatusRoutes(routes, deps)
  documentRoutes(routes, deps)
  travelerRoutes(routes, deps)
  passportDraftRoutes(routes, deps)
  userRoutes(routes, deps)
  jobRoutes(routes, deps)
  staffRefundRoutes(routes, deps)
  staffCancellationRoutes(routes, deps)
  heldPaymentRoutes(routes, deps)
  visaApplicationRoutes(routes, deps)
  holidayRoutes(routes, deps)
  mismatchRoutes(routes, deps)
  deskTodayRoutes(routes, deps)
  deskAuditRoutes(routes, deps)
  deskFindRoutes(routes, deps)
  deskOrderRoutes(routes, deps)
  bankDetailsRoutes(routes, deps)
  addPaymentRoutes(routes, deps)
  addSupplierNoticeRoutes(routes, deps)
  receiptRoutes(routes, deps)
  orderCalendarRoutes(routes, deps)
  verificationRoutes(routes, deps)
  if (!options.gateways?.sslcommerz) sandboxes?.addPaymentRoutes(routes)
  serveOpenApi(routes)
  routes.finish()
  return {
    fetch,
    figures: () => readFigures({ ...deps, db, clock }),
    handlers: {
      email: (job) => observer.watch({ kind: 'job', name: 'email' }, () => sendEmail(deps, job)),
      booking: ({ data }) =>
        observer.watch({ kind: 'job', name: 'booking' }, () => workOnBooking(deps, data)),
      hold_reminder: ({ data }) =>
        observer.watch({ kind: 'job', name: 'hold_reminder' }, () => remindOfHold(deps, data)),
      payment: ({ data }) =>
        observer.watch({ kind: 'job', name: 'payment' }, () => workOnPayment(deps, data)),
      refund: ({ data }) =>
        observer.watch({ kind: 'job', name: 'refund' }, () => workOnRefund(deps, data)),
      reconcile: () => observer.watch({ kind: 'job', name: 'reconcile' }, () => reconcile(deps)),
      sweep: () => observer.watch({ kind: 'job', name: 'sweep' }, () => runSweep(deps)),
    },
  }
}
