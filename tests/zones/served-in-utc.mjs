import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const script = fileURLToPath(new URL('render-in-utc.mjs', import.meta.url))
const NAME = 'virtual:served-in-utc'

/**
 * A Vite plugin: `virtual:served-in-utc` is what a server in UTC answered at `now`, the moment that the browser's clock
 * shows too. Rendered by a process of its own when the tests first ask for it.
 * @param {{ place: string, timezoneId: string, now: string }} zone
 */
export function servedInUtc(zone) {
  let rendered
  return {
    name: 'served-in-utc',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return
      rendered ??= promisify(execFile)(process.execPath, [script, zone.now], {
        env: { ...process.env, TZ: 'UTC' },
        maxBuffer: 64_000_000,
      })
      const { stdout } = await rendered
      // A string, so that megabytes of HTML are not parsed as a program.
      return `export const zone = ${JSON.stringify(zone)}
export const { served, complaints, offset } = JSON.parse(${JSON.stringify(stdout)})`
    },
  }
}
