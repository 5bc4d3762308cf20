// `npm run figma`: writes figma/ anew from the props and tokens of the design system: a Code Connect file for each entry,
// and the tokens as variables in the body that Figma's REST API takes. Needs no token; figma/README.md says how they get
// into a file. `--check` writes nothing and fails when something is not current.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format } from 'oxfmt'
import { codeConnect, components, placeholderOf } from '../figma/code-connect.ts'
import { variables } from '../figma/variables.ts'
import { root } from './project.mjs'

const folder = join(root, 'figma')
const { singleQuote, semi, printWidth, trailingComma } = JSON.parse(
  readFileSync(join(root, '.oxfmtrc.json'), 'utf8'),
)
const style = { singleQuote, semi, printWidth, trailingComma }

/** @returns {Promise<Map<string, string>>} what has to be in figma/, by file */
export async function figmaFiles() {
  const snapshot = readFileSync(join(root, 'design-system/props.snapshot.txt'), 'utf8')
  const all = components(snapshot)
  const files = new Map([
    ['variables.json', variables()],
    ['figma.config.json', config(all)],
  ])
  for (const [name, value] of files) files.set(name, `${JSON.stringify(value, null, 2)}\n`)
  for (const entry of new Set(all.map((one) => one.entry))) {
    const own = all.filter((one) => one.entry === entry)
    files.set(`connect/${entry}.figma.tsx`, codeConnect(own))
  }
  for (const [name, text] of files) files.set(name, (await format(name, text, style)).code)
  return files
}

/** Where the components are in Figma is filled in by hand, and stays. */
function config(all) {
  const file = join(folder, 'figma.config.json')
  const given = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).codeConnect.documentUrlSubstitutions
    : {}
  const nowhere = 'https://www.figma.com/design/FILE/Jatra?node-id=0-0'
  const names = all.map(placeholderOf)
  return {
    codeConnect: {
      parser: 'react',
      include: ['connect/*.figma.tsx'],
      documentUrlSubstitutions: Object.fromEntries(
        names.map((name) => [name, given[name] ?? nowhere]),
      ),
    },
  }
}

/** @returns {Promise<string[]>} files that are missing, old, or of a widget that is gone */
export async function notCurrent() {
  const files = await figmaFiles()
  const there = globSync('{variables,figma.config}.json', { cwd: folder }).concat(
    globSync('connect/*', { cwd: folder }),
  )
  const isOld = (name) => {
    const file = join(folder, name)
    return !existsSync(file) || readFileSync(file, 'utf8') !== files.get(name)
  }
  return [...[...files.keys()].filter(isOld), ...there.filter((name) => !files.has(name))]
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const old = await notCurrent()
  if (process.argv.includes('--check')) {
    if (old.length > 0) console.error(`Not current, run npm run figma: ${old.join(', ')}`)
    process.exit(old.length > 0 ? 1 : 0)
  }
  const files = await figmaFiles()
  mkdirSync(join(folder, 'connect'), { recursive: true })
  for (const name of old) {
    const text = files.get(name)
    if (text === undefined) rmSync(join(folder, name))
    else writeFileSync(join(folder, name), text)
  }
  console.log(`${files.size} files in figma, ${old.length} changed`)
}
