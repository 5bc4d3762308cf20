import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { compileCache } from '../../scripts/project.mjs'
import type { Deeds } from './dying-process.ts'

/** `tests/setup/dying-process.ts` bundles it: to load the API's sources takes most of such a process's life. */
const PROGRAM = fileURLToPath(new URL('../../.cache/faults/dying-process.js', import.meta.url))

/** Does it in a process of its own. @throws when that ended otherwise than by killing itself */
export async function doAndDie<Name extends keyof Deeds>(
  name: Name,
  input: Parameters<Deeds[Name]>[0],
): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, name, JSON.stringify(input)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...compileCache },
  })
  let complained = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text))
  const signal = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (_code, signalled) => resolve(signalled))
  })
  expect(signal, complained).toBe('SIGKILL')
}
