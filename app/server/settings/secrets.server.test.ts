import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessionSecrets } from './secrets.server.ts'

let home: string
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'jatra-secrets-'))))
afterEach(() => rmSync(home, { recursive: true }))

const embedded = (dataDir: string) =>
  ({ API_MODE: 'embedded', DATA_DIR: dataDir, SESSION_SECRET: undefined }) as const

describe('the session secret', () => {
  it('is made once, for the owner alone, and kept', () => {
    const dataDir = join(home, 'new', 'data')
    const [made] = sessionSecrets(embedded(dataDir))
    expect(made).toMatch(/^[\w-]{43}$/)
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(sessionSecrets(embedded(dataDir))).toEqual([made])
    expect(readdirSync(dataDir)).toEqual(['session-secret'])
  })

  it('is one, when many processes start at once', async () => {
    const module = new URL('./secrets.server.ts', import.meta.url).href
    const script = `import { sessionSecrets } from ${JSON.stringify(module)}
      console.log(sessionSecrets({ API_MODE: 'embedded', DATA_DIR: process.argv[1] })[0])`
    const start = () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, home])
    const started = await Promise.all([start(), start(), start(), start()])
    const secrets = new Set(started.map(({ stdout }) => stdout.trim()))
    expect([...secrets]).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
    expect(readdirSync(home)).toEqual(['session-secret'])
  }, 30_000)

  it('is never one that was half written', () => {
    mkdirSync(home, { recursive: true })
    for (const content of ['', '\n', 'short']) {
      writeFileSync(join(home, 'session-secret'), content)
      expect(() => sessionSecrets(embedded(home))).toThrow(/session-secret holds no usable secret/)
    }
  })

  it('is the one of the environment, where there is one', () => {
    const given = ['a'.repeat(32), 'b'.repeat(32)]
    expect(sessionSecrets({ ...embedded(home), SESSION_SECRET: given })).toEqual(given)
    expect(readdirSync(home)).toEqual([])
  })

  it('is new at each start of prototype mode, which writes nothing', () => {
    const prototype = { ...embedded(home), API_MODE: 'mock' } as const
    expect(sessionSecrets(prototype)).not.toEqual(sessionSecrets(prototype))
    expect(readdirSync(home)).toEqual([])
  })

  it('must be given where processes share it', () => {
    expect(() => sessionSecrets({ ...embedded(home), API_MODE: 'remote' })).toThrow(
      'SESSION_SECRET is needed',
    )
  })
})
