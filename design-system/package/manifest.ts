import { readFileSync } from 'node:fs'
import { STYLES } from './compiled-styles.ts'

interface Manifest {
  name: string
  version: string
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
  peerDependenciesMeta: object
}

export const ownManifest = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as Manifest

/** The published manifest: what an outside project installs and may import. */
export function manifestOf(entries: readonly string[], imported: ReadonlySet<string>): object {
  const { name, version, dependencies, peerDependencies, peerDependenciesMeta } = ownManifest
  return {
    name,
    version,
    description: 'Widgets of Jatra, a travel booking site: search, booking, account',
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    files: ['**/*.js', '**/*.d.ts', '**/*.css', 'fonts', 'vendor', 'tokens.json', 'CHANGELOG.md'],
    sideEffects: ['**/*.css', '**/*.css.js', './tokens/index.js'],
    imports: {
      // A server renders class names; Node itself cannot read a style sheet. What renders server components bundles them,
      // and takes the styles of what never reaches a browser.
      [`${STYLES}*`]: { 'react-server': './*', node: './no-styles.js', default: './*' },
    },
    exports: {
      './styles.css': styleSheet('./styles.css'),
      './fonts.css': styleSheet('./fonts/fonts.css'),
      './fonts/*.woff2': './fonts/*.woff2',
      './tokens.css': styleSheet('./tokens.css'),
      './tokens.json': './tokens.json',
      './package.json': './package.json',
      ...Object.fromEntries(
        entries.flatMap((entry) => [
          [`./${entry}`, { types: `./${entry}/index.d.ts`, default: `./${entry}/index.js` }],
          [`./${entry}/styles.css`, styleSheet(`./${entry}/styles.css`)],
        ]),
      ),
    },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([each]) => imported.has(each)),
    ),
    peerDependencies,
    peerDependenciesMeta,
  }
}

/** TypeScript 6 and later refuse an import of a style sheet that has no types, in a project without Vite's or Next's. */
const styleSheet = (file: string) => ({ types: './style-sheet.d.ts', default: file })

export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
