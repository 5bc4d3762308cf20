import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ZONES } from './moments.mjs'

const script = fileURLToPath(new URL('render-in-utc.mjs', import.meta.url))
const NAME = 'virtual:served-in-utc'

/**
 * A Vite plugin: `virtual:served-in-utc` is what a server in UTC answered at the moment of each zone, which the browser's
 * clock shows too. Rendered by a process of its own when the tests first ask for it.
 */
export function servedInUtc() {
  let rendered
  return {
    name: 'served-in-utc',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return
      const moments = ZONES.map(({ now }) => now)
      rendered ??= promisify(execFile)(process.execPath, [script, ...moments], {
        env: { ...process.env, TZ: 'UTC' },
        maxBuffer: 64_000_000,
      })
      const { stdout } = await rendered
      // A string, so that megabytes of HTML are not parsed as a program.
      return `export const { servedAt, complaints, offset } = JSON.parse(${JSON.stringify(stdout)})`
    },
  }
}
