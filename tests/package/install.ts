import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { environment, root } from '../../scripts/project.mjs'

interface Manifest {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const modules = join(root, 'node_modules')
const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** What the entry `testing` stands on. */
const TESTING = {
  '@testing-library/dom': '@testing-library/dom',
  '@testing-library/user-event': '@testing-library/user-event',
}

/** What a fresh app names itself: a package, and the one of the lockfile that is meant. */
export const REACT = {
  18: {
    react: 'react',
    'react-dom': 'react-dom',
    '@types/react': '@types/react',
    '@types/react-dom': '@types/react-dom',
    ...TESTING,
  },
  19: {
    react: 'react-19',
    'react-dom': 'react-dom-19',
    '@types/react': 'types-react-19',
    '@types/react-dom': 'types-react-dom-19',
    ...TESTING,
  },
}

/** Builds and packs the design system; returns the tarball. */
export function pack(into: string): string {
  const env = environment()
  const built = join(into, 'dist')
  execFileSync('node', ['design-system/package/build.ts', built], { cwd: root, env })
  const packed = execFileSync(
    'npm',
    ['pack', built, '--pack-destination', into, '--json', '--loglevel=error'],
    { cwd: root, env, encoding: 'utf8' },
  )
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }]
  return join(into, filename)
}

/**
 * Puts the package, React and what both declare into `app`, as npm would: copies from the lockfile's packages, so that
 * no network is needed, and nothing that is not declared.
 */
export function install(tarball: string, react: Record<string, string>, app: string): void {
  const own = join(app, 'node_modules/@jatra/design-system')
  mkdirSync(own, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', own, '--strip-components=1'])

  const copied = new Set<string>()
  const add = (name: string, from: string, as = name) => {
    const folder = find(name, from)
    if (copied.has(folder)) return
    copied.add(folder)
    const path = as === name ? relative(modules, folder) : as
    cpSync(folder, join(app, 'node_modules', path), {
      recursive: true,
      filter: (file) => !relative(folder, file).includes('node_modules'),
    })
    for (const each of Object.keys(manifestIn(folder).dependencies ?? {})) {
      addOf(each, folder, name, as)
    }
  }
  // What lies inside a renamed package moves with it.
  const addOf = (each: string, folder: string, name: string, as: string) => {
    const inside = find(each, folder)
    const nested = name !== as && inside.startsWith(`${folder}/`)
    add(each, folder, nested ? join(as, relative(folder, inside)) : each)
  }
  for (const [name, meant] of Object.entries(react)) add(meant, modules, name)
  const { dependencies = {}, peerDependencies = {} } = manifestIn(own)
  for (const name of Object.keys(dependencies)) add(name, join(root, 'design-system'))
  const missing = Object.keys(peerDependencies).filter((name) => !(name in react))
  if (missing.length > 0) throw new Error(`The app has no ${missing.join(', ')}`)
}

/** Where Node would find it: beside the importer or in a folder above. */
function find(name: string, from: string): string {
  for (let folder = from; folder.startsWith(root.slice(0, -1)); folder = dirname(folder)) {
    const found = join(folder, folder.endsWith('node_modules') ? '' : 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
  }
  throw new Error(`${name} is not installed for ${from}`)
}
