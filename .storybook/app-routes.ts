import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@remix-run/route-config'
import type { Plugin } from 'vite'
import table from '../app/routes.ts'

const NAME = 'virtual:app-routes'
const router = fileURLToPath(new URL('stub-router.tsx', import.meta.url))
const app = fileURLToPath(new URL('../app/', import.meta.url))

/** Resource routes and modules that need Node, and so cannot run in a story. */
const SERVER_ONLY = ['routes/holiday/link-picture.ts']

/**
 * A Vite plugin: `virtual:app-routes` is the app's own route table with the module of each route, so that whole pages
 * can be shown without Remix's compiler, new ones included.
 */
export function appRoutes(): Plugin {
  return {
    name: 'app-routes',
    enforce: 'pre',
    // Not prebundled, so that its router can be replaced.
    config: () => ({ optimizeDeps: { exclude: ['@remix-run/testing'] } }),
    resolveId(id, importer) {
      if (id === NAME) return `\0${NAME}`
      const stubs = importer?.includes('/@remix-run/testing/') && id === 'react-router-dom'
      return stubs ? router : undefined
    },
    load(id) {
      if (id !== `\0${NAME}`) return
      const files: string[] = []
      const routes = [...(table as RouteConfigEntry[])].flatMap((entry) => written(entry, files))
      const imports = ['root.tsx', ...files].map(
        (file, index) => `import * as m${index} from ${JSON.stringify(app + file)}`,
      )
      return `${imports.join('\n')}
export const root = m0
export const routes = [${routes.join(',\n')}]`
    },
  }
}

/** An entry as source text; `m1` is the module of the first file, since `m0` is the root's. */
function written(entry: RouteConfigEntry, files: string[]): string[] {
  if (SERVER_ONLY.includes(entry.file)) return []
  files.push(entry.file)
  const place = files.length
  const { path, index, file } = entry
  const id = entry.id ?? file.replace(/\.tsx?$/, '')
  const children = (entry.children ?? []).flatMap((child) => written(child, files))
  return [
    `{ ...${JSON.stringify({ id, path, index })}, module: m${place}, children: [${children.join(',\n')}] }`,
  ]
}
