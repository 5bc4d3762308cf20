import { randomUUID } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { documentTooHeavy, documentUnreadable } from '@jatra/contract/document/document-errors'
import type { DomainError } from '@jatra/contract/http/problem'
import { hollowPng, jpeg } from '../../testing/pictures.ts'
import { sanitizeImage } from './sanitize-image.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jatra-pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function picture() {
  const from = join(folder, randomUUID())
  await writeFile(from, await jpeg(320, 240))
  return from
}

const sanitize = async () => sanitizeImage('rahima', await picture(), join(folder, 'to.jpg'))

it('makes many at once, one after the other', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, sanitize))
  expect(made.map(({ width }) => width)).toEqual([320, 320, 320, 320, 320])
})

it.each([
  ['is too much work at 144 megapixels of 64 bits', 12_000, documentTooHeavy()],
  ['is opened at 36 megapixels of 64 bits', 6_000, documentUnreadable()],
])('a PNG that ends early %s', async (_, side, { message }) => {
  const from = join(folder, 'deep.png')
  await writeFile(from, hollowPng(side, side, 10, 'deep'))
  await expect(sanitizeImage('rahima', from, join(folder, 'to.jpg'))).rejects.toMatchObject({
    message,
  })
})

it.runIf(existsSync('/proc/self/task'))(
  'refuses the picture whose process ends under it, and opens the next one in another',
  async () => {
    await sanitize()
    // A pipe without a writer: opening it blocks forever, so the process is certainly busy with it when it ends.
    const pipe = join(folder, 'pipe')
    expect(spawnSync('mkfifo', [pipe]).status).toBe(0)
    const stuck = sanitizeImage('rahima', pipe, join(folder, 'to.jpg')).catch(
      (error: unknown) => error,
    )
    const next = sanitize()
    endChildren()
    const refused = (await stuck) as DomainError
    expect(refused.code).toBe('document_refused')
    expect(refused.cause).toContain('SIGKILL')
    expect(await next).toMatchObject({ width: 320, height: 240 })
  },
)

it.runIf(existsSync('/dev/full'))(
  'does not call a picture damaged because the disk is full',
  async () => {
    const from = join(folder, 'from')
    await writeFile(from, await jpeg(320, 240))
    await expect(sanitizeImage('rahima', from, '/dev/full')).rejects.toThrow('ENOSPC')
  },
)

/** The child processes of this one that decode pictures. */
function endChildren() {
  const pids = readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '))
    .filter((pid) => pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-worker'))
  expect(pids).toHaveLength(1)
  for (const pid of pids) process.kill(Number(pid), 'SIGKILL')
}
