import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { packageCatalogue } from '@jatra/catalogue/packages/index'
import { demoAccounts } from '@jatra/mocks/accounts'

const build = fileURLToPath(new URL('../../build', import.meta.url))
const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })

/** Words that only prototype code, or only the server, has. */
const prototype = [
  'x-jatra-visitor',
  'x-jatra-scenario',
  'payment-declined',
  'mockServiceWorker',
  'Choose who comes back from it',
  // The toolbar's.
  'jp-toolbar',
  '/prototype/',
  'frequent-traveller',
  ...demoAccounts.flatMap(({ userName, password }) => [
    `'${password}'`,
    `"${password}"`,
    `"${userName}"`,
  ]),
]
const serverOnly = [
  'SESSION_SECRET',
  'jatra session cookie',
  'drizzle',
  '@node-rs/argon2',
  'process.env.',
  // The catalogue seeds the database and the prototype; pages get packages from the API.
  ...packageCatalogue.map(({ _id }) => _id),
]

describe.each(['client', 'server'])('the %s bundle', (side) => {
  const code = filesIn(join(build, side)).filter((path) => /\.(js|css|html|json)$/.test(path))

  it('is there', () => {
    expect(code.length).toBeGreaterThan(0)
  })

  it('carries nothing of prototype mode', () => {
    const found = code.flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      return prototype.filter((word) => text.includes(word)).map((word) => `${word} in ${path}`)
    })
    expect(found).toEqual([])
  })
})

it('the client bundle carries nothing of the server', () => {
  const found = filesIn(join(build, 'client'))
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      return serverOnly.filter((word) => text.includes(word)).map((word) => `${word} in ${path}`)
    })
  expect(found).toEqual([])
})

it('no source map is shipped', () => {
  // PostgreSQL has files of that ending in the database that a first start copies.
  const maps = filesIn(build).filter((path) => /\.(js|css)\.map$/.test(path))
  expect(maps).toEqual([])
})
