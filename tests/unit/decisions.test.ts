import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

const ORDER = [
  'Context',
  'Decision',
  'Why',
  'Alternatives',
  'Measured',
  'Consequences',
  'To reverse it',
]
const REQUIRED = ['Context', 'Decision', 'Consequences', 'To reverse it']
const MOST_WORDS = 400

const index = readFileSync('docs/decisions/README.md', 'utf8')
const decisions = globSync('docs/decisions/[0-9]*.md').map((path) => {
  const text = readFileSync(path, 'utf8')
  const [, number = '', title = ''] = /^# (\d{3})\. (.+)$/m.exec(text) ?? []
  const [head = ''] = text.split('\n## ')
  const fields = [...head.matchAll(/^- \*\*(.+?):\*\* (.+)$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  return {
    file: basename(path),
    number,
    title,
    fields: Object.fromEntries(fields),
    sections: [...text.matchAll(/^## (.+)$/gm)].map(([, name = '']) => name),
    // The strokes of a table are no words.
    words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}৳]/u.test(word)),
  }
})

it.each(decisions)(
  '$file has the form of a decision',
  ({ file, number, fields, sections, words }) => {
    expect(file.startsWith(`${number}-`)).toBe(true)
    expect(fields).toEqual({
      Decided: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      Truth: expect.stringMatching(/`[\w./-]+`/),
    })
    expect(sections).toEqual(ORDER.filter((name) => sections.includes(name)))
    expect(sections).toEqual(expect.arrayContaining(REQUIRED))
    expect(words.length).toBeLessThanOrEqual(MOST_WORDS)
  },
)

it('lists each decision once in the README, by its title, in order under its subject', () => {
  const lines = decisions.map(({ file, number, title }) => `- [${number}](${file}) ${title}`)
  const subjects = index.split('\n## ').slice(1)
  const listed = subjects.map((subject) =>
    subject.split('\n').filter((line) => line.startsWith('- ')),
  )
  expect(listed.flat().toSorted()).toEqual(lines.toSorted())
  expect(listed).toEqual(listed.map((subject) => subject.toSorted()))
})
