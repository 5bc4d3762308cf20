import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { snapshotIn } from '@jatra/api/db/database-snapshot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/postgres.mjs'
import { productionSizes } from '../../scripts/production-size.mjs'
import { layOutProduction } from '../../scripts/production-tree.mjs'
import { root } from '../../scripts/project.mjs'
import { startBuilt } from './built-server.ts'

/** The user of the image. Only root can switch users; without root the tree is compared all the same. */
const NONROOT = 65_532
const uid = process.getuid?.() === 0 ? NONROOT : undefined

/** Providers that are not simulated: their test systems, which nothing here calls. */
const port = String(await freePort())
const real = {
  ...{ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` },
  ...{ FLIGHT_SUPPLIER: 'duffel', DUFFEL_ACCESS_TOKEN: 'duffel_test_1' },
  DUFFEL_WEBHOOK_SECRET: 'secret',
  ...{ FARE_RATE: '122.5', FARE_RATE_SET_ON: '2026-11-20' },
  ...{ SSLCOMMERZ_STORE_ID: 'store', SSLCOMMERZ_STORE_PASSWORD: 'password' },
  SSLCOMMERZ_BASE_URL: 'https://sandbox.sslcommerz.com',
}

let home: string
let folder: string
let dataDir: string

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'jatra-production-'))
  folder = join(home, 'tree')
  dataDir = join(home, 'data')
  layOutProduction(folder)
  mkdirSync(dataDir)
  // Readable by all, writable by its owner only; the data belong to the serving user.
  chmodSync(home, 0o755)
  if (uid !== undefined) chownSync(dataDir, uid, uid)
}, 300_000)

afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('what a deployment runs', () => {
  test.each([
    ['prototype mode', ['msw', '@faker-js/faker', '@jatra/mocks']],
    ['the simulators', ['@jatra/sandbox']],
    ['the build', ['vite', 'rollup', 'esbuild', '@remix-run/dev', 'typescript', '@babel/core']],
    ['the bundle, which has taken them in', ['radix-ui', 'react-day-picker', '@conform-to/react']],
    ['tests', ['vitest', '@playwright/test', 'storybook', 'node']],
  ])('leaves out the packages of %s', (_whose, names) => {
    const there = names.filter((name) => existsSync(join(folder, 'node_modules', name)))
    expect(there).toEqual([])
  })

  test('has the simulators only for a trial', () => {
    const simulators = join('build', 'start', 'sandbox.js')
    expect(existsSync(join(root, simulators))).toBe(true)
    expect(existsSync(join(folder, simulators))).toBe(false)
    expect(existsSync(join(folder, 'sandbox'))).toBe(false)
  })

  test('does not start where the settings choose simulators, and says which do', async () => {
    await expect(startBuilt({ DATA_DIR: dataDir }, { folder, uid })).rejects.toThrow(
      /ended with 1:\nThis installation has no simulators[^]*FLIGHT_SUPPLIER:[^]*SSLCOMMERZ_STORE_ID:/,
    )
  })

  test('has no tests and no doubles', () => {
    const files = ['api', 'app', 'catalogue', 'contract'].flatMap((source) =>
      readdirSync(join(folder, source), { recursive: true, encoding: 'utf8' }),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => /\.test\.|testing/.test(file))).toEqual([])
  })

  test('has the database that its first start copies', () => {
    expect(existsSync(snapshotIn(join(folder, 'build/database')))).toBe(true)
  })

  test('fits the image', () => {
    const { total, budget } = productionSizes(folder)
    expect(total).toBeLessThan(budget)
  })

  test('serves as another user, writes to DATA_DIR alone, and lets staff be named', async () => {
    const before = snapshot(folder)
    const server = await startBuilt({ ...real, DATA_DIR: dataDir }, { folder, uid })
    try {
      for (const path of ['/readyz', '/', '/packageMenu', '/login', '/api/airports?query=dac']) {
        const answer = await fetch(server.origin + path)
        expect([path, answer.status]).toEqual([path, 200])
      }
      // Drawn in a thread, with fonts and native code of packages.
      const packages = (await (await fetch(`${server.origin}/api/package`)).json()) as {
        _id: string
      }[]
      const picture = await fetch(`${server.origin}/packages/${packages[0]?._id}/picture.png`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    } finally {
      await server.stop()
    }
    expect(snapshot(folder)).toEqual(before)

    const staff = spawnSync(process.execPath, ['scripts/staff.mjs', 'list'], {
      cwd: folder,
      ...(uid !== undefined && { uid, gid: uid }),
      env: { NODE_ENV: 'production', DATA_DIR: dataDir },
      encoding: 'utf8',
    })
    expect([staff.status, staff.stderr]).toEqual([0, expect.not.stringContaining('Error')])
    // A first start makes a database, which takes a machine with much else to do its time.
  }, 300_000)
})

/** Every file with its time of change. */
function snapshot(of: string): string[] {
  return readdirSync(of, { recursive: true, encoding: 'utf8' })
    .map((file) => `${file} ${statSync(join(of, file)).mtimeMs}`)
    .sort()
}
