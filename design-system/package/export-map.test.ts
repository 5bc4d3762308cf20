import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { matchesGlob, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { widgetIds } from '../docs/widget-ids.ts'
import { entries, source } from './entries.ts'

const NAME = '@jatra/design-system'
const { resolve } = createRequire(import.meta.url)
const manifest: { sideEffects: string[] } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

const read = (path: string) => readFileSync(`${source}${path}`, 'utf8')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(tsx?|svg|woff2)$/.test(path),
)
const program = (path: string) =>
  ts.createSourceFile(path, read(path), ts.ScriptTarget.ES2023, false, ts.ScriptKind.TSX)

/** Where a module's `import` and `export ... from` lead, and whether the line names nothing. */
const sources = (path: string) =>
  program(path).statements.flatMap((statement) => {
    const leads = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
    const to = leads && statement.moduleSpecifier
    if (!to || !ts.isStringLiteral(to)) return []
    return [{ to: to.text, bare: ts.isImportDeclaration(statement) && !statement.importClause }]
  })

const refused = (path: string) => {
  try {
    resolve(path)
    return false
  } catch {
    return true
  }
}

describe('what can be imported', () => {
  test('every folder of the package has an entry', () => {
    const folders = readdirSync(source, { withFileTypes: true })
      .filter((each) => each.isDirectory())
      // An empty folder has nothing to import.
      .filter((each) => readdirSync(`${source}${each.name}`).length > 0)
    expect(folders.map(({ name }) => name).sort()).toEqual(entries)
  })

  test.each(entries)('%s leads to its entry', (entry) => {
    expect(relative(source, resolve(`${NAME}/${entry}`))).toBe(`${entry}/index.ts`)
  })

  test('nothing inside a folder can be reached, and no entry but by its name', () => {
    const reachable = files
      .flatMap((path) => [`${NAME}/${path}`, `${NAME}/src/${path}`])
      .filter((path) => !refused(path))
    expect(reachable).toEqual([])
  })

  test.each(['', '/testing/suites', '/src', '/docs', '/docs/widget-ids.ts', '/package/entries.ts'])(
    `${NAME}%s is nothing`,
    (path) => {
      expect(refused(`${NAME}${path}`)).toBe(true)
    },
  )

  test('every widget exports a component', () => {
    const described = read('../props.snapshot.txt').split(/^## /m)
    const without = widgetIds.filter((id) => {
      const section = described.find((each) => each.startsWith(`${id}\n`))
      return !section || !/^<[A-Z]\w*>/m.test(section)
    })
    const update = 'npx vitest run --project unit design-system/package -u'
    expect(without, `not in props.snapshot.txt, or without a component: ${update}`).toEqual([])
  })
})

describe('what comes along', () => {
  test.each(entries)('the entry %s names what it offers, and offers only its own', (entry) => {
    const index = `${entry}/index.ts`
    expect(
      sources(index)
        .map(({ to }) => to)
        .filter((to) => to.startsWith('..')),
    ).toEqual([])
    expect(read(index)).not.toMatch(/export \* from/)
    const missing = sources(index)
      .map(({ to }) => to)
      .filter((to) => to.startsWith('.') && !existsSync(`${source}${entry}/${to}`))
    expect(missing).toEqual([])
  })

  test('only modules that are listed do something when they are merely imported', () => {
    const modules = files.filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('testing/'),
    )
    const acting = modules.filter(
      (path) =>
        path.endsWith('.css.ts') ||
        // An entry is passed over on the way to what it names, and what it only imports with it.
        (path.endsWith('/index.ts') && sources(path).some(({ bare }) => bare)) ||
        program(path).statements.some((statement) => ts.isExpressionStatement(statement)),
    )
    const listed = (path: string) =>
      manifest.sideEffects.some((glob) => matchesGlob(`src/${path}`, glob.replace(/^\.\//, '')))
    expect(acting.filter((path) => !listed(path))).toEqual([])
    expect(modules.filter(listed)).toEqual(modules.filter((path) => acting.includes(path)))
  })
})
