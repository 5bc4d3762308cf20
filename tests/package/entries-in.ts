import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every module that the package offers which is installed in `app`. */
export function entriesIn(app: string): string[] {
  const own = join(app, 'node_modules/@jatra/design-system/package.json')
  const { name, exports } = JSON.parse(readFileSync(own, 'utf8')) as {
    name: string
    exports: Record<string, string | object>
  }
  return Object.keys(exports)
    .filter((path) => typeof exports[path] === 'object' && !path.endsWith('.css'))
    .map((path) => name + path.slice(1))
}
