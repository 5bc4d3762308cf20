import { gatewayLimits } from '@jatra/contract/payment/gateways'
import { isStaffSessionOver } from '@jatra/contract/account/session-end'
import { login, register } from '@jatra/contract/account/auth-endpoints'
import { GOOGLE_CALLBACK_PATH, GOOGLE_PATH } from '@jatra/contract/account/google-sign-in'
import { openMemoryPglite } from '@jatra/api/db/open-pglite'
import { users } from '@jatra/api/db/schema'
import type { DatabaseHandle } from '@jatra/api/db/types'
import { makeResetLink } from '@jatra/api/domain/auth/reset-link'
import { seedPackages } from '@jatra/api/domain/packages/seed-packages'
import { seedVisas } from '@jatra/api/domain/visas/seed-visas'
import { GatewayError, type PaymentGateway } from '@jatra/api/providers/payments/gateway'
import type { FilesProvider } from '@jatra/api/providers/files/files-provider'
import type { IdentityProvider } from '@jatra/api/providers/identity/identity-provider'
import { createJatraAir } from '@jatra/sandbox/jatra-air/jatra-air'
import { defaultLimits, type Limits } from '@jatra/api/domain/limits'
import { migratedDump } from '@jatra/api/testing/migrated-dump'
import { setJobClock } from '@jatra/api/testing/job-clock'
import { createTestApi, TEST_NOW } from '@jatra/api/testing/test-api'
import { openTestDatabase } from '@jatra/api/testing/test-database'
import { testUploadsDir } from '@jatra/api/testing/uploads-dir'
import type { StaffRole } from '@jatra/contract/http/duties'
import type { SignedIn } from '@jatra/contract/account/user'
import { rulesOf } from '@jatra/mocks/scenarios/index'
import { eq } from 'drizzle-orm'
import { askRaw, callEndpoint, type Harness, type Session } from './harness.ts'
import { createSteeredApi } from './steered-api.ts'

/** Attempts after which every limit has been reached. */
const ENOUGH_ATTEMPTS = 12
const few = { max: 8, seconds: 300 }
const soon: Partial<Limits> = {
  registerByAddress: few,
  loginByAddress: few,
  changePasswordByUser: few,
  forgotByAddress: few,
  resetByAddress: few,
  confirmByAddress: few,
  confirmationByUser: few,
  searchByAddress: few,
  paymentByUser: few,
  documentByUser: few,
  pictureByUser: few,
  deleteByUser: few,
  exportByUser: few,
  receiptByUser: few,
  openedByStaff: few,
  verifyByAddress: few,
  passportDraftByUser: few,
}
const never = Object.fromEntries(
  Object.keys(defaultLimits).map((name) => [name, { max: 1_000_000, seconds: 60 }]),
) as Limits

const away = () => Promise.reject(new Error('the store is away'))
const lostFiles: FilesProvider = { write: away, read: away, remove: away }
const lost = () => Promise.reject(new GatewayError('the gateway is away'))
const lostGateway: PaymentGateway = {
  name: 'sslcommerz',
  limits: gatewayLimits.sslcommerz,
  createPayment: lost,
  complete: lost,
  parseNotification: () => Promise.resolve(null),
  find: lost,
  refund: lost,
  findRefund: lost,
}

const STAFF_PASSWORD = 'Secret@123'
const signInAgain = (session: Session, identifier: string) =>
  callEndpoint(session, login, { body: { identifier, password: STAFF_PASSWORD } })

/** An issuer that believes who one says to be, without a network; the API's own tests use a real one. */
function trustingIssuer(): IdentityProvider {
  return {
    start: ({ state }) => Promise.resolve(`https://issuer.test/?state=${state}`),
    complete(answer) {
      const email = answer.get('email') ?? ''
      return Promise.resolve({
        issuer: 'https://issuer.test',
        subject: email,
        email,
        emailVerified: true,
        name: null,
      })
    },
  }
}

/** On the server that TEST_DATABASE_URL names, else on PGlite. */
export const openApiHarness = async (): Promise<Harness> =>
  openSide('the API', await openTestDatabase())

export const openPgliteHarness = async (): Promise<Harness> =>
  openSide('the API on PGlite', await openMemoryPglite(await migratedDump()))

/** Raises the rate limits out of the way. */
export const openPatientHarness = async (): Promise<Harness> =>
  openSide('the API without limits', await openTestDatabase(), never)

/** Embedded, so that what its queries compute is counted to the thread that asks. */
export const openPatientPgliteHarness = async (): Promise<Harness> =>
  openSide('the API on PGlite without limits', await openMemoryPglite(await migratedDump()), never)

/** The real API, without a socket; each session an address of its own, because limits count by address. */
async function openSide(
  name: string,
  database: DatabaseHandle,
  limits: Partial<Limits> = soon,
): Promise<Harness> {
  let now = TEST_NOW
  // A job of the first case is due by the clock of the cases, which the database goes by from here.
  await setJobClock(database.db, now)
  await seedPackages({ db: database.db, clock: () => now })
  await seedVisas({ db: database.db, clock: () => now })
  let addresses = 0
  const options = {
    clock: () => now,
    identity: trustingIssuer(),
    limits,
    // All cases name one traveller, and share one database.
    unpaidLimits: { payer: { orders: 1_000_000, people: 1_000_000 } },
  }
  // All cases fly on the same few days, and how many of them there are is not to decide whether a seat is left.
  const flights = createJatraAir({ db: database.db, clock: () => now, seats: 10_000 })
  const api = createTestApi(database, { ...options, flights })
  // The same data, and every provider away.
  const alone = createTestApi(database, {
    ...options,
    flights: { ...flights, search: () => Promise.reject(new Error('the provider is away')) },
    gateways: { sslcommerz: lostGateway },
    documents: { files: lostFiles, uploadsDir: testUploadsDir },
  })
  return {
    name,
    now: () => now,
    openSession() {
      addresses += 1
      const address = `10.0.${String(addresses >> 8)}.${String(addresses & 255)}`
      let answering = api
      let working = api
      const workers = new Map<StaffRole, { worker: Promise<SignedIn>; since: number }>()
      const send = (request: Request) => {
        request.headers.set('x-jatra-client-ip', address)
        return answering.fetch(request)
      }
      const session: Session = {
        send,
        async advance(minutes) {
          now += minutes * 60_000
          working.now = now
          await working.sweep()
          await working.runJobs()
        },
        async provoke(trouble, make) {
          if (trouble === 'provider_unavailable') {
            answering = alone
            return
          }
          for (let attempts = 0; attempts < ENOUGH_ATTEMPTS; attempts++) await send(make())
        },
        steer(fate) {
          answering = working =
            fate === 'own-charges'
              ? createTestApi(database, {
                  ...options,
                  flights,
                  pricing: rulesOf([fate]).pricing ?? {},
                })
              : createSteeredApi(database, { ...options, flights }, fate)
        },
        async failedJob() {
          await database.db.transaction((tx) => database.jobs.enqueue(tx, 'sweep', {}))
          await database.jobs.runDue({
            sweep: () => Promise.reject(new Error('Nothing for rahima@example.com')),
          })
          const jobs = await database.jobs.listFailed()
          return jobs.find(({ state }) => state === 'failed')?._id ?? ''
        },
        async resetLink({ _id: id }) {
          const link = await makeResetLink({ db: database.db, clock: () => now, siteUrl: '' }, id)
          return { id, token: link.split('/').at(-1) ?? '' }
        },
        async confirmLink({ email }) {
          await working.runJobs()
          const own = working.emails.filter(
            ({ to, link }) => to === email && link?.includes('/confirm-'),
          )
          const [id = '', token = ''] = own.at(-1)?.link?.split('/').slice(-2) ?? []
          return { id, token }
        },
        staff(role = 'manager') {
          const known = workers.get(role)
          if (known && !isStaffSessionOver({ role, createdAt: known.since }, now))
            return known.worker
          const userName = `${role}-${address}`
          const worker = known ? signInAgain(session, userName) : hire(session, userName, role)
          workers.set(role, { worker, since: now })
          return worker
        },
        googleEmail: `of-${address}@example.com`,
        async fromGoogle() {
          const begun = await send(askRaw('GET', GOOGLE_PATH))
          const { searchParams } = new URL(begun.headers.get('location') ?? '')
          const cookie = begun.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
          searchParams.set('email', session.googleEmail)
          const back = `${GOOGLE_CALLBACK_PATH}?${searchParams}`
          return send(askRaw('GET', back, { headers: { cookie } }))
        },
      }
      return Promise.resolve(session)
    },
    close: () => database.close(),
  }

  async function hire(session: Session, userName: string, role: StaffRole): Promise<SignedIn> {
    const body = { userName, email: `${userName}@example.com`, password: STAFF_PASSWORD }
    const signedIn = await callEndpoint(session, register, { body })
    await database.db.update(users).set({ role }).where(eq(users.id, signedIn.user._id))
    return signedIn
  }
}
