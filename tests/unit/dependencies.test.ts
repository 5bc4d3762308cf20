import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  workspaces?: string[]
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) as Manifest
const workspaces = manifestOf('.').workspaces ?? []
const folders = ['.', ...workspaces]

/** Declared although no file imports them by name, each with its reason. */
const NOT_IMPORTED: Record<string, Record<string, string>> = {
  '.': {
    'vnu-jar': 'Java runs its archive (tests/site/valid-html.test.ts)',
    '@storybook/addon-a11y': 'named in .storybook/main.ts',
    '@testing-library/dom': 'peer of @testing-library/react',
    '@types/node': 'types',
    '@types/nodemailer': 'types',
    '@types/oidc-provider': 'types',
    '@types/pdfkit': 'types',
    '@types/pg': 'types',
    '@types/pg-copy-streams': 'types',
    '@types/pngjs': 'types',
    '@types/react': 'types',
    '@types/react-dom': 'types',
    '@types/smtp-server': 'types',
    'react-19': 'tests/package installs it into an app',
    'react-dom-19': 'tests/package installs it into an app',
    'types-react-19': 'tests/package installs it into an app',
    'types-react-dom-19': 'tests/package installs it into an app',
    chromatic: 'run by scripts/chromatic.mjs',
    'dependency-cruiser': 'run by npm run depcheck',
    node: 'the Node that every npm script runs on',
    'oxlint-tsgolint': 'the rules of oxlint that know types',
    'typescript-7': 'run by npm run typecheck',
    'react-router': 'keeps the version that @remix-run/react uses',
  },
  'design-system': {
    '@fontsource-variable/anek-bangla': 'src/fonts/fonts.css.ts reads its files by path',
    '@fontsource-variable/anek-latin': 'src/fonts/fonts.css.ts reads its files by path',
  },
  api: {
    '@fontsource/anek-bangla': 'src/drawing/typeface.ts reads its files by path',
  },
}

/** Imported although no manifest declares them, each with its reason. */
const NOT_DECLARED: Record<string, string> = {
  'scripts/airports.mjs: geo-tz':
    '71 MB for a script that is seldom run; it says how to install them',
  'tests/package/bundlers/jsdom/trip-page.test.tsx: @testing-library/user-event':
    'jsdom.test.ts installs it into an app',
}

const folderOf = (path: string) => workspaces.find((name) => path.startsWith(`${name}/`)) ?? '.'

/** Tests, and what builds or shows the product, run on the tools that the root declares once for all workspaces. */
const isTooling = (path: string) =>
  /\.test\.tsx?$|\/testing\/|\.config\.ts$|^design-system\/(package|docs)\//.test(path)

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

function importsOf(path: string): string[] {
  const text = readFileSync(`${root}${path}`, 'utf8')
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
  const resolved = text.matchAll(/\bresolve\(\s*['"]([^'"`]+\/[^'"`]+)['"]/g)
  return [...imported, ...Array.from(resolved, ([, specifier = '']) => specifier)]
    .filter((each) => /^@?[a-z]/.test(each) && !each.startsWith('virtual:') && !isBuiltin(each))
    .map(packageOf)
}

const files = globSync(
  '{*,.storybook/**/*,{app,prototype,scripts,stories,tests}/**/*}.{ts,tsx,mjs,js}',
  {
    cwd: root,
  },
).concat(workspaces.flatMap((name) => globSync(`${name}/**/*.{ts,tsx,mjs}`, { cwd: root })))

const imports = files
  .filter((path) => !/node_modules\/|^design-system\/dist\//.test(path))
  .map((path) => ({ path, packages: [...new Set(importsOf(path))] }))

const declared = (folder: string) => {
  const { dependencies, devDependencies, peerDependencies } = manifestOf(folder)
  return { ...dependencies, ...peerDependencies, ...devDependencies }
}

describe.each(folders)('%s', (folder) => {
  const own = imports.filter(({ path }) => folderOf(path) === folder)

  test('declares every package that it imports', () => {
    const known = declared(folder)
    const tools = declared('.')
    const missing = own.flatMap(({ path, packages }) =>
      packages
        .filter((name) => !(name in known) && !(isTooling(path) && name in tools))
        .map((name) => `${path}: ${name}`),
    )
    expect(missing.filter((each) => !(each in NOT_DECLARED))).toEqual([])
  })

  test('declares no package that it does not use', () => {
    // Tests of all workspaces use the tools of the root.
    const users = folder === '.' ? imports : own
    const used = new Set(users.flatMap(({ packages }) => packages))
    const reasons = NOT_IMPORTED[folder] ?? {}
    const unused = Object.keys(declared(folder)).filter((name) => !used.has(name))
    expect(unused.filter((name) => !(name in reasons))).toEqual([])
  })
})

/** A peer is whatever the host has: its range may be wider than ours. */
const installed = (folder: string) => {
  const { dependencies, devDependencies } = manifestOf(folder)
  return { ...dependencies, ...devDependencies }
}

test('a package has one range in all manifests', () => {
  const ranges = new Map<string, Set<string>>()
  for (const folder of folders) {
    for (const [name, range] of Object.entries(installed(folder))) {
      ranges.set(name, (ranges.get(name) ?? new Set()).add(range))
    }
  }
  expect([...ranges].filter(([, found]) => found.size > 1)).toEqual([])
})
