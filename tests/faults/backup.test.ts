import { spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getDocument, uploadDocument } from '@jatra/contract/document/endpoints'
import { jpeg } from '@jatra/api/testing/pictures'
import { startBuilt, type BuiltServer } from '../site/built-server.ts'
import { BookingClient } from './booking-client.ts'

const PROGRAM = fileURLToPath(new URL('../../scripts/backup.mjs', import.meta.url))

let home: string
let server: BuiltServer
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'jatra-backup-'))
  server = await start('data')
}, 120_000)
afterAll(async () => {
  await server.stop()
  rmSync(home, { recursive: true, force: true })
})

const start = (folder: string) => startBuilt({ DATA_DIR: join(home, folder), TRUST_PROXY: '1' })

/** Types a command as an operator does. */
function run(folder: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: join(home, folder) },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
}

it('backs up while serving, and after a kill and a restore every order and document of then is there', async () => {
  const backup = join(home, 'backup.tar.gz')
  const rahima = await BookingClient.signUp(() => server.origin, 1)
  const orders: string[] = []
  for (const key of ['first', 'second', 'third']) {
    const booking = await rahima.book(await rahima.search(), `order-${key}`)
    await rahima.choosePay(booking)
    orders.push(booking.orderId)
  }
  const { token } = rahima
  const file = { body: new Uint8Array(await jpeg(200, 200)), type: 'image/jpeg' }
  const query = { name: 'passport.jpg' }
  const uploaded = await rahima.client.call(uploadDocument, { query }, { token, file })

  expect(await run('data', 'backup', backup)).toMatchObject({ code: 0 })
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  const later = await rahima.book(await rahima.search(), 'order-later')

  server.child.kill('SIGKILL')
  await server.ended
  // The process is gone and the disk is there: nothing is lost at all.
  server = await start('data')
  expect((await rahima.read(later.orderId))._id).toBe(later.orderId)
  await server.stop()

  // The disk is gone too.
  const refused = await run('data', 'restore', backup)
  expect(refused.code).toBe(1)
  expect(refused.said).toContain('--force')
  // What a full disk or a broken line leaves of a backup is refused, and nothing of it stays.
  const part = join(home, 'part.tar.gz')
  for (const bytes of [statSync(backup).size >> 1, statSync(backup).size - 1]) {
    copyFileSync(backup, part)
    truncateSync(part, bytes)
    const cut = await run('elsewhere', 'restore', part)
    expect(cut).toMatchObject({
      code: 1,
      said: expect.stringContaining('not all of one') as string,
    })
    expect(readdirSync(join(home, 'elsewhere'))).toEqual([])
  }
  const restored = await run('elsewhere', 'restore', backup)
  expect(restored, restored.said).toMatchObject({ code: 0 })
  expect(restored.said).toContain('3 orders, 1 documents')
  server = await start('elsewhere')
  for (const orderId of orders) expect((await rahima.read(orderId)).paymentStatus).toBe('success')
  const { body } = await rahima.client.download(
    getDocument,
    { params: { id: uploaded._id } },
    { token },
  )
  expect((await new Response(body).arrayBuffer()).byteLength).toBeGreaterThan(0)
  await expect(rahima.read(later.orderId)).rejects.toMatchObject({ code: 'not_found' })
}, 300_000)
