import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scenarios } from '../../mocks/src/scenarios/index.ts'
import { readSpecification, slugOf } from '../../stories/specification/document.ts'

const tracked = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.md', '*.mdx'],
  {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  },
)
const files = tracked
  .split('\n')
  .filter((file) => file !== '' && file !== 'tests/unit/citations.test.ts')
const everything = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 10_000_000 })
  .split('\n')
  .filter((file) => existsSync(file))
const docs = everything.filter((file) => file.endsWith('.md'))
const rootOf = (path: string): string => path.slice(0, path.indexOf('/'))
const parts = readSpecification(readFileSync('docs/specification.md', 'utf8'))
const headings = parts.flatMap((part) => [part, ...part.headings])
const decisions: readonly string[] = tracked.match(/(?<=docs\/decisions\/)\d{3}(?=-)/g) ?? []

/** Every match in the sources, with its file; a comment's line breaks are read as spaces. */
function findAll(pattern: RegExp): { file: string; found: string }[] {
  return files.flatMap((file) => {
    const text = readSource(file).replace(/\n\s*(?:\*|\/\/) /g, ' ')
    return [...text.matchAll(pattern)].map((match) => ({ file, found: match[1] ?? match[0] }))
  })
}

function readSource(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // A file that was removed, and not yet from git's index.
    return ''
  }
}

/** Lines that are nothing but comment. */
const commentsOf = (file: string): string =>
  (readSource(file).match(/^ *(?:\/\/|\/?\*).*$/gm) ?? []).join('\n')

/** `a/{b,c}.ts` means two files. */
function withoutBraces(path: string): string[] {
  const [whole = '', choice = ''] = /\{([^{}]+)\}/.exec(path) ?? []
  if (!whole) return [path]
  return choice.split(',').flatMap((one) => withoutBraces(path.replace(whole, one)))
}

/** Whether a file or a folder is there; `*` is any name, `**` any folders. */
function isThere(path: string): boolean {
  const parts = path.replace(/\/$/, '').split(/(\*\*\/|\*)/)
  const name = parts.map(
    (part) =>
      ({ '**/': '(.*/)?', '*': '[^/]*' })[part] ??
      part.replace(/[.+?^$()[\]{}|]/g, String.raw`\$&`),
  )
  const wanted = new RegExp(`^${name.join('')}(/|$)`)
  return everything.some((file) => wanted.test(file))
}

const slugsOf = (file: string): string[] =>
  [...readSource(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slugOf(title))

describe('what comments and docs cite', () => {
  it('headings of docs/specification.md are there', () => {
    const cited = findAll(/docs\/specification\.md, ([A-Z].{0,60})/g)
    const titles = headings.map(({ title }) => title)
    expect(cited.length).toBeGreaterThan(100)
    expect(cited.filter(({ found }) => !titles.some((title) => found.startsWith(title)))).toEqual(
      [],
    )
    const slugs = headings.map(({ slug }) => slug)
    const anchors = findAll(/specification\.md#([\w-]+)/g)
    expect(anchors.filter(({ found }) => !slugs.includes(found))).toEqual([])
  })

  it('decisions are there', () => {
    const cited = findAll(/(?:[Dd]ecisions? |docs\/decisions\/)(\d{3})\b/g)
    expect(cited.length).toBeGreaterThan(100)
    expect(cited.filter(({ found }) => !decisions.includes(found))).toEqual([])
  })

  it('files and folders of this repository are there', () => {
    const roots = new Set(everything.filter((file) => file.includes('/')).map(rootOf))
    const cited = docs.flatMap((file) =>
      [...readSource(file).matchAll(/`([^`\s]+\/[^`\s]*)`/g)].map(([, found = '']) => ({
        file,
        found,
      })),
    )
    // A file has an extension, a folder ends in a slash; what has `<name>` in it is a pattern to follow.
    const paths = cited.filter(
      ({ found }) => roots.has(rootOf(found)) && /(\/|\.\w+)$/.test(found) && !/[<>]/.test(found),
    )
    expect(paths.length).toBeGreaterThan(300)
    expect(paths.filter(({ found }) => !withoutBraces(found).every(isThere))).toEqual([])
  })

  it('sources that are named without their folder are there', () => {
    const names = new Set(everything.map((file) => file.slice(file.lastIndexOf('/') + 1)))
    const cited = docs.flatMap((file) =>
      [...readSource(file).matchAll(/`([\w-][\w.-]*\.(?:tsx?|mjs|cjs|mdx?))`/g)].map(
        ([, found = '']) => ({ file, found }),
      ),
    )
    expect(cited.length).toBeGreaterThan(100)
    const commented = files.flatMap((file) =>
      [...commentsOf(file).matchAll(/(?<![\w.*-])[\w-][\w.-]*\.(?:tsx?|mjs|cjs)\b/g)].map(
        ([found]) => ({ file, found }),
      ),
    )
    expect(commented.length).toBeGreaterThan(50)
    expect([...cited, ...commented].filter(({ found }) => !names.has(found))).toEqual([])
  })

  it('files and headings that the docs link to are there', () => {
    const links = docs.flatMap((file) =>
      [...readSource(file).matchAll(/\]\((?!https?:)([^)\s#]*)#?([^)\s]*)\)/g)].map(
        ([link, path = '', heading = '']) => ({
          file,
          link,
          target: path ? join(dirname(file), path) : file,
          heading,
        }),
      ),
    )
    expect(links.length).toBeGreaterThan(200)
    expect(
      links.filter(({ target, heading }) => {
        if (!existsSync(target)) return true
        return heading !== '' && !slugsOf(target).includes(heading)
      }),
    ).toEqual([])
  })

  it('is nothing that only its author could read: no numbered sections, no lettered rules', () => {
    const unreadable = /\bspec(?:ification)?(?:['’]s)? sections? \d|\(D\d{1,2}\)|\bD\d{1,2}[,;:)]/gi
    const excused = ['sandbox/src/timetable/terminals.ts']
    expect(findAll(unreadable).filter(({ file }) => !excused.includes(file))).toEqual([])
  })
})

it('every folder of the code is on the map of its room', () => {
  const maps: Record<string, string> = {
    app: 'app/README.md',
    'app/server': 'app/README.md',
    'api/src': 'api/README.md',
    'api/src/domain': 'api/README.md',
    'contract/src': 'contract/README.md',
    'mocks/src': 'mocks/README.md',
    'sandbox/src': 'sandbox/README.md',
    tests: 'docs/testing.md',
  }
  const folders = Object.entries(maps).flatMap(([parent, page]) => {
    const map = /## Folders\n[^]*?(?=\n## |$)/.exec(readSource(page))?.[0] ?? ''
    const inside = everything.filter((file) => file.startsWith(`${parent}/`))
    const rests = inside.map((file) => file.slice(parent.length + 1))
    const names = [...new Set(rests.filter((rest) => rest.includes('/')).map(rootOf))]
    return names.map((name) => ({
      page,
      name,
      named: new RegExp(`(^|[ /\`])${name}/`, 'm').test(map),
    }))
  })
  expect(folders.length).toBeGreaterThan(50)
  expect(folders.filter(({ named }) => !named)).toEqual([])
})

it('every scenario of the prototype shows what the specification has', () => {
  const known = headings.map(({ title }) => title)
  const catalogue = headings.find(({ title }) => title === 'Error catalogue')?.text ?? ''
  const rows = catalogue.split('\n').map((row) => `Error catalogue: ${row.split('|')[1]?.trim()}`)
  const shown = scenarios.flatMap(({ shows }) => [...shows])
  expect(
    shown.filter((place) => ![...known, ...rows].includes(place)),
    'neither a heading of docs/specification.md nor a row of its error catalogue',
  ).toEqual([])
})
