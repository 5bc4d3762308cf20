import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Rollup } from 'vite'
import { packageOf } from './manifest.ts'

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>

const require = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`))

/** What React offers to server components. The others (hooks with state, contexts) exist in a browser alone. */
const onServers = new Set(
  Object.keys(require(join(folderOf('react-19'), 'react.react-server.js')) as object),
)
const JSX = 'react/jsx-runtime'

/** A handler in the props of an element; a colour on another is named like one (`onBrand`). */
const HANDLER = /\bon[A-Z]\w*: /

/**
 * The modules that begin with "use client", so that a server component (React Server Components, as Next.js has them) can
 * render what they export: those with a hook, a context or a handler, and those that import one of them, because what
 * passes between the two sides must be serializable, and props of ours are not always.
 */
export function clientModules(chunks: Chunks): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [name, chunk] of chunks) if (isOfBrowsers(chunk)) found.add(name)
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const [name, { imports }] of chunks) {
      if (!isIndex(name) && imports.some((each) => found.has(each))) found.add(name)
    }
  }
  return found
}

/** It only passes on what its folder has: each module of it is on its own side. */
const isIndex = (name: string) => name.endsWith('/index.js') && !name.startsWith('vendor/')

function isOfBrowsers({ code, imports, importedBindings }: Rollup.OutputChunk): boolean {
  const names = importedBindings['react'] ?? []
  return (
    names.some((name) => !onServers.has(name)) ||
    (imports.includes(JSX) && HANDLER.test(code)) ||
    imports.some((each) => each !== JSX && needsReact(each))
  )
}

/** Whether an imported package is one of widgets, of which each has hooks. */
function needsReact(specifier: string): boolean {
  if (!/^[a-z@]/.test(specifier) || specifier.endsWith('.js') || specifier === 'react') return false
  const { peerDependencies = {} } = JSON.parse(
    readFileSync(join(folderOf(packageOf(specifier)), 'package.json'), 'utf8'),
  ) as { peerDependencies?: Record<string, string> }
  return 'react' in peerDependencies
}
