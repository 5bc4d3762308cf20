import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from '@jatra/contract/http/client'
import { getOrder, getReceipt } from '@jatra/contract/whole-order/endpoints'
import { accessTokens } from '@jatra/api/db/schema'
import { fillDirectory } from '@jatra/api/testing/filled-directory'
import { cutAfter } from '@jatra/api/testing/cut-after'
import { startPostgres, type ThrowAwayPostgres } from '../../scripts/postgres.mjs'
import { startBuilt } from '../site/built-server.ts'

const PROGRAM = fileURLToPath(new URL('../../scripts/move.mjs', import.meta.url))
const SESSION_SECRET = 'a secret of the test that is long enough'

let filled: Awaited<ReturnType<typeof fillDirectory>>
let postgres: ThrowAwayPostgres
beforeAll(async () => {
  filled = await fillDirectory([SESSION_SECRET])
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  await filled.remove()
})

/** Types the command as an operator does. */
function move(address: string) {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, address], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: filled.dataDir, SESSION_SECRET },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  )
  return { child, ended }
}

it('moves after a run that was killed in the middle, and the same traveller reads the same order there', async () => {
  // The server goes by its own clock.
  await filled.database.db.update(accessTokens).set({ expiresAt: new Date('2999-01-01') })
  await filled.database.close()
  let kill = () => {}
  const cut = await cutAfter(postgres.url, 5_000, () => kill())
  const through = new URL(postgres.url)
  through.port = String(cut.port)
  const first = move(through.href)
  kill = () => first.child.kill('SIGKILL')
  expect(await first.ended).toEqual({ code: null, said: '' })
  cut.close()

  const { code, said } = await move(postgres.url).ended
  expect(code, said).toBe(0)

  const server = await startBuilt({
    DATA_DIR: filled.dataDir,
    DATABASE_URL: postgres.url,
    SESSION_SECRET,
    PUBLIC_URL: 'http://127.0.0.1:3000',
  })
  try {
    const client = createClient(fetch, server.origin)
    const params = { userId: filled.asma.userId, orderId: filled.asma.orderId }
    const order = await client.call(getOrder, { params }, filled.asma)
    expect(order).toMatchObject({ paymentStatus: 'success', booking: { status: 'ticketed' } })
    const { body } = await client.download(getReceipt, { params }, filled.asma)
    expect(await new Response(body).text()).toMatch(/^%PDF/)
  } finally {
    await server.stop()
  }
})
