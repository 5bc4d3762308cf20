import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import satisfies from 'spdx-satisfies'
import { describe, expect, test } from 'vitest'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  overrides?: Record<string, string>
  allowScripts?: Record<string, boolean>
  workspaces?: string[]
}

interface Locked extends Manifest {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  license?: string
  hasInstallScript?: boolean
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')
const manifest = JSON.parse(read('package.json')) as Manifest
const locked = (JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> })
  .packages
const workspaces = manifest.workspaces ?? []
const packages = Object.entries(locked).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)

/** Licences that a product which is not open source may be built with and ship. */
const ALLOWED = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'Python-2.0', 'PSF-2.0'],
  // Data alone: browsers' versions, and the names of licences.
  ...['CC-BY-3.0', 'CC-BY-4.0'],
  // Typefaces, which may be embedded and served.
  'OFL-1.1',
  // Ask for the changes to their own files: we change none. LGPL is libvips, linked as a library of its own.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
]

/** Packages that name no licence as npm wants it, with what their own pages or licence files say. */
const READ_BY_HAND: Record<string, string> = {
  // Reads PNG pictures for receipts (pdfkit).
  'png-js': 'MIT',
  // Of the build and of tests alone.
  busboy: 'MIT',
  dicer: 'MIT',
  eval: 'MIT',
  format: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'require-like': 'MIT',
  streamsearch: 'MIT',
}

describe('licences', () => {
  test('are all on the list', () => {
    const refused = packages
      .map(([path, { license }]) => [nameOf(path), license ?? READ_BY_HAND[nameOf(path)]] as const)
      .filter(([, license]) => !license || !satisfies(license, ALLOWED))
    expect(refused).toEqual([])
  })

  test('refuse what is not on it', () => {
    expect(satisfies('AGPL-3.0-only', ALLOWED)).toBe(false)
    expect(satisfies('MIT AND GPL-2.0-only', ALLOWED)).toBe(false)
  })
})

/** A version or a range of them, of the package itself or of the one that an alias stands for. */
const RANGE = /^(npm:@?[\w/-]+@)?[\^~]?\d+(\.\d+){0,2}(-beta\.\d+)?$/

describe('the lockfile', () => {
  test('has a strong hash of every package', () => {
    const weak = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    expect(weak.map(([path]) => path)).toEqual([])
  })

  test('takes packages from the registry alone, never from git or an address', () => {
    const elsewhere = packages.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    )
    expect(elsewhere.map(([path]) => path)).toEqual([])
    for (const folder of ['', ...workspaces]) {
      const { dependencies, devDependencies } = locked[folder] ?? {}
      const specs = Object.entries({ ...dependencies, ...devDependencies })
      expect(specs.filter(([, spec]) => !RANGE.test(spec))).toEqual([])
    }
  })

  test('is in step with each package.json', () => {
    for (const folder of ['', ...workspaces]) {
      const path = folder ? `${folder}/package.json` : 'package.json'
      const { dependencies, devDependencies } = JSON.parse(read(path)) as Manifest
      expect({ path, dependencies, devDependencies }).toEqual({
        path,
        dependencies: locked[folder]?.dependencies,
        devDependencies: locked[folder]?.devDependencies,
      })
    }
  })

  test('names the packages of every platform, without which npm ci refuses it', () => {
    const missing = Object.entries(locked).flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter((name) => !find(path, name)),
    )
    expect(missing).toEqual([])
  })
})

test('every package with a script of its own at install is named, as allowed or denied', () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = new Set(scripted.map(([path]) => nameOf(path)))
  expect([...names].sort()).toEqual(Object.keys(manifest.allowScripts ?? {}).sort())
})

test('operations.md gives the reason of every override and every exact version', () => {
  const page = read('docs/operations.md').split('## Supply chain')[1] ?? ''
  const manifests = [manifest, ...workspaces.map((folder) => locked[folder] ?? {})]
  const specs = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  )
  const held = specs
    .filter(([name, spec]) => !name.startsWith('@jatra/') && !spec.startsWith('^'))
    .map(([name]) => name)
  const named = (name: string) => page.includes(`\`${name}\``) || page.includes(scopeOf(name))
  const names = [...held, ...Object.keys(manifest.overrides ?? {})]
  expect(names.filter((name) => !named(name))).toEqual([])
})

test('the image runs the Node that the tests run on', () => {
  const version = locked['node_modules/node']?.version
  expect(existsSync(`${root}/Dockerfile`)).toBe(true)
  expect(read('Dockerfile')).toContain(`FROM node:${version}-`)
})

/** Where Node would find it: beside the package or in a folder above. */
function find(from: string, name: string): Locked | undefined {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const found = locked[`${folder && `${folder}/`}node_modules/${name}`]
    if (found || !folder) return found
    if (!folder.includes('/node_modules/')) return locked[`node_modules/${name}`]
  }
}

function scopeOf(name: string): string {
  return `\`${name.split('/')[0]}/*\``
}
