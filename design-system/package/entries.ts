import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const source = fileURLToPath(new URL('../src/', import.meta.url))

/** What the package offers: the folders with an entry, by name. */
export const entries: readonly string[] = readdirSync(source, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map((each) => each.name)
  .filter((name) => existsSync(`${source}${name}/index.ts`))
  .sort()
