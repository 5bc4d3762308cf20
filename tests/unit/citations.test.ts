import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scenarios } from '../../mocks/src/scenarios/index.ts'
import { readSpecification } from '../../stories/specification/document.ts'

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

  it('is nothing that only its author could read: no numbered sections, no lettered rules', () => {
    const unreadable = /\bspec(?:ification)?(?:['’]s)? sections? \d|\(D\d{1,2}\)|\bD\d{1,2}[,;:)]/gi
    const excused = ['api/src/providers/flights/timetable/terminals.ts']
    expect(findAll(unreadable).filter(({ file }) => !excused.includes(file))).toEqual([])
  })
})

it('every scenario of the prototype shows what the specification has', () => {
  const known = headings.map(({ title }) => title)
  const catalogue = headings.find(({ title }) => title === 'Error catalogue')?.text ?? ''
  const rows = catalogue.split('\n').map((row) => `Error catalogue: ${row.split('|')[1]?.trim()}`)
  const shown = scenarios.flatMap(({ shows }) => [...shows])
  expect(shown.filter((place) => ![...known, ...rows].includes(place))).toEqual([])
})
