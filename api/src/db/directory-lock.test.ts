import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'

const holder = fileURLToPath(new URL('../testing/hold-lock.ts', import.meta.url))

let directory: string
let lockFile: string
const children: ChildProcess[] = []
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'jatra-lock-'))
  lockFile = join(directory, 'data', 'pglite.lock')
})
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => end(child)))
  rmSync(directory, { recursive: true, force: true })
})

/** Another process that takes the lock and holds it. @returns it, and `locked` or why it was rejected */
async function another(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [holder, lockFile], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  const lines = createInterface({ input: child.stdout })
  const [said] = (await once(lines, 'line')) as [string]
  return { child, said }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

describe('the lock of a data directory', () => {
  it('rejects a second process and names the first', async () => {
    const first = await another()
    expect(first.said).toBe('locked')
    const second = await another()
    expect(second.said).toContain(`in use by process ${first.child.pid}`)
    expect(second.said).toContain(lockFile)
    expect(() => lockDirectory(lockFile)).toThrow(DirectoryInUse)
  })

  it('is taken over from a process that was killed', async () => {
    const first = await another()
    await end(first.child)
    expect(existsSync(lockFile)).toBe(true)
    expect((await another()).said).toBe('locked')
  })

  it('is taken over by exactly one of many who find it dead', async () => {
    await end((await another()).child)
    const all = await Promise.all(Array.from({ length: 6 }, another))
    expect(all.filter(({ said }) => said === 'locked')).toHaveLength(1)
  })

  it('is given back, and leaves nothing behind', () => {
    const unlock = lockDirectory(lockFile)
    unlock()
    unlock()
    lockDirectory(lockFile)()
    expect(readdirSync(join(directory, 'data'))).toEqual([])
  })

  it('is not fooled by a new process that got the pid of a dead one', () => {
    lockDirectory(lockFile)
    const ours = JSON.parse(readFileSync(lockFile, 'utf8')) as object
    writeFileSync(lockFile, JSON.stringify({ ...ours, started: '1' }))
    const unlock = lockDirectory(lockFile)
    expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toEqual(ours)
    unlock()
  })

  it('is taken over when it cannot be read', () => {
    const unlock = lockDirectory(lockFile)
    writeFileSync(lockFile, 'half')
    lockDirectory(lockFile)
    expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toMatchObject({ pid: process.pid })
    unlock()
  })
})
