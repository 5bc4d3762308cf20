import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageCatalogue } from '@jatra/catalogue/packages/index'
import { getSearch, searchFlights } from '@jatra/contract/flight/endpoints'
import { packageFacets } from '@jatra/contract/holiday/endpoints'
import { listVisas } from '@jatra/contract/visa/endpoints'
import { visaCountries } from '@jatra/contract/visa/visa'
import { createClient } from '@jatra/contract/http/client'
import { simulators } from '@jatra/sandbox'
import { createLogger } from '@jatra/contract/observability/logging'
import { openApi, type OpenedApi, type OpenOptions } from './open.ts'
import { snapshotIn } from './db/database-snapshot.ts'
import { copyMigratedDatabase } from './testing/migrated-directory.ts'
import { TEST_NOW, TEST_ORIGIN, TEST_SITE, testAgency } from './testing/test-api.ts'
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts'

let dataDir: string
let postgres: TestDatabase | undefined
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'jatra-open-'))
  if (process.env['TEST_DATABASE_URL']) postgres = await openTestDatabase()
}, 60_000)
afterAll(async () => {
  await postgres?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const open = (options: Partial<OpenOptions> = {}) =>
  openApi({
    agency: testAgency,
    dataDir,
    databaseUrl: postgres?.url ?? undefined,
    pricing: {},
    flightSessionMinutes: 15,
    loadSimulators: async () => simulators,
    mail: { from: 'Jatra <hello@jatra.example>', siteUrl: TEST_SITE, languages: ['en'] },
    log: createLogger(() => {}),
    clock: () => TEST_NOW,
    ...options,
  })

const liveStore = {
  ...{ storeId: 's', storePassword: 'p', baseUrl: 'https://securepay.sslcommerz.com' },
}

const duffel = { accessToken: 'duffel_live_1', webhookSecret: 'secret' }

const wallet = {
  ...{ merchantId: '683', accountNumber: '013', privateKey: 'x', publicKey: 'x' },
  baseUrl: 'http://sandbox.mynagad.com:10080',
}

const countPackages = async ({ fetch }: OpenedApi) =>
  (await createClient(fetch, TEST_ORIGIN).call(packageFacets, { query: {} })).count
const readVisas = ({ fetch }: OpenedApi) =>
  createClient(fetch, TEST_ORIGIN).call(listVisas, { query: {} })

describe('the opened API', () => {
  it('has neither packages nor visas where the samples are left out', async () => {
    const api = await open({ seedCatalogue: false })
    expect([await countPackages(api), await readVisas(api)]).toEqual([0, []])
    await api.close()
  }, 120_000)

  it('finds flights, has packages and visas, and knows them again after it was closed and opened', async () => {
    const first = await open()
    expect(await first.ready()).toBe(true)
    const found = await createClient(first.fetch, TEST_ORIGIN).call(searchFlights, {
      query: {
        originLocationCode: 'DAC',
        destinationLocationCode: 'CXB',
        departureDate: '2026-12-01',
      },
    })
    expect(found.flights.data.length).toBeGreaterThan(0)
    const packages = await countPackages(first)
    expect(packages).toBeGreaterThan(0)
    const visas = await readVisas(first)
    expect(visas.map(({ country }) => country)).toEqual([...visaCountries])
    await first.close()
    await first.close()
    expect(await first.ready()).toBe(false)

    const second = await open()
    const { searchUid } = found
    const again = createClient(second.fetch, TEST_ORIGIN).call(getSearch, { params: { searchUid } })
    await expect(again).resolves.toEqual(found)
    expect(await countPackages(second)).toBe(packages)
    expect(await readVisas(second)).toEqual(visas)
    await second.close()
    if (!postgres) expect(readdirSync(dataDir)).toEqual(['pglite'])
  }, 120_000)

  // PostgreSQL needs no snapshot.
  it.skipIf(process.env['TEST_DATABASE_URL'])(
    'has the same packages and visas when the build left its first start a database',
    async () => {
      const left = join(dataDir, 'left')
      mkdirSync(left)
      await copyMigratedDatabase(left)
      const databaseSnapshots = join(dataDir, 'snapshots')
      mkdirSync(databaseSnapshots)
      renameSync(join(left, 'pglite'), snapshotIn(databaseSnapshots))
      writeFileSync(join(snapshotIn(databaseSnapshots), 'left-by-the-build'), '')
      const installed = join(dataDir, 'installed')
      const api = await open({ dataDir: installed, databaseSnapshots })
      expect(readdirSync(join(installed, 'pglite'))).toContain('left-by-the-build')
      expect(await countPackages(api)).toBe(packageCatalogue.length)
      expect((await readVisas(api)).map(({ country }) => country)).toEqual([...visaCountries])
      await api.close()
      for (const name of ['left', 'snapshots', 'installed'])
        rmSync(join(dataDir, name), { recursive: true })
    },
    120_000,
  )

  it.each<[Partial<OpenOptions>, RegExp]>([
    [{ gateways: { sslcommerz: liveStore } }, /PUBLIC_URL is needed/],
    [
      { gateways: { nagad: wallet }, publicUrl: 'https://jatra.example' },
      /NAGAD_PRIVATE_KEY is no/,
    ],
    [
      { gateways: { sslcommerz: liveStore }, publicUrl: 'https://jatra.example' },
      /takes real money/,
    ],
    [
      {
        gateways: { sslcommerz: liveStore },
        publicUrl: 'https://jatra.example',
        ...{ flightSuppliers: ['duffel'], duffel: { ...duffel, accessToken: 'duffel_test_1' } },
      },
      /takes real money/,
    ],
    // The simulator beside a live supplier, and one that sells no longer while the simulator does.
    ...[['jatra_air', 'duffel'] as const, ['jatra_air'] as const].map(
      (flightSuppliers): [Partial<OpenOptions>, RegExp] => [
        {
          gateways: { sslcommerz: liveStore },
          ...{ publicUrl: 'https://jatra.example', flightSuppliers, duffel },
        },
        /takes real money/,
      ],
    ),
    [{ flightSuppliers: ['duffel'] }, /names duffel, which is not set up/],
  ])('does not start half configured: %j', async (options, words) => {
    await expect(open(options)).rejects.toThrow(words)
  })

  it('without simulators does not start where one is chosen, and says by which setting', async () => {
    const none = { loadSimulators: async () => null }
    await expect(open(none)).rejects.toThrow(
      /has no simulators[^]*FLIGHT_SUPPLIER: sells jatra_air[^]*SSLCOMMERZ_STORE_ID: is not set[^]*Nagad/,
    )
    const sold = { ...none, flightSuppliers: ['duffel'] as const, duffel }
    await expect(open(sold)).rejects.toThrow(/by[^]*bKash/)
    const real = {
      ...sold,
      gateways: { sslcommerz: liveStore },
      publicUrl: 'https://jatra.example',
    }
    const api = await open({ ...real, google: 'sandbox' })
    expect([await api.ready(), api.google]).toEqual([true, false])
    await api.close()
  }, 120_000)

  it('loads no simulators where all is real', async () => {
    const api = await open({
      ...{ flightSuppliers: ['duffel'], duffel, gateways: { sslcommerz: liveStore } },
      publicUrl: 'https://jatra.example',
      loadSimulators: () => Promise.reject(new Error('loaded')),
    })
    expect(await api.ready()).toBe(true)
    await api.close()
  }, 120_000)

  it('warns where real tickets are bought while samples are on sale', async () => {
    const lines: string[] = []
    const log = createLogger((line) => lines.push(line))
    const live = { flightSuppliers: ['duffel'] as const, duffel, seedCatalogue: false, log }
    await (await open()).close()
    await (await open(live)).close()
    expect(lines.join()).toContain('sample_catalogue_on_sale')
  }, 120_000)

  it('tells nothing and logs it when its database went away', async () => {
    const lines: string[] = []
    const api = await open({ log: createLogger((line) => lines.push(line)) })
    await api.close()
    const answer = await api.fetch(new Request(`${TEST_ORIGIN}/api/airport/search/aaaaaaaa`))
    expect(answer.status).toBe(503)
    expect(answer.headers.get('x-request-id')).toBeTruthy()
    expect(lines.join()).toContain('request_failed')
  }, 120_000)
})
