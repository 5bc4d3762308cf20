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
const LINK = String.raw`\[\d{3}\]\((\d{3}-[\w-]+\.md)\)`
const STATUS = new RegExp(`^(in force|in force, except .+: ${LINK}|superseded by ${LINK})$`)

const index = readFileSync('docs/decisions/README.md', 'utf8')
const decisions = globSync('docs/decisions/[0-9]*.md').map((path) => {
  const text = readFileSync(path, 'utf8')
  const [, number = '', title = ''] = /^# (\d{3})\. (.+)$/m.exec(text) ?? []
  const [head = ''] = text.split('\n## ')
  const fields = [...head.matchAll(/^- \*\*(.+?):\*\* (.+)$/gm)]
  return {
    file: basename(path),
    number,
    title,
    field: (name: string) => fields.find(([, key]) => key === name)?.[2] ?? '',
    sections: [...text.matchAll(/^## (.+)$/gm)].map(([, name = '']) => name),
  }
})

it.each(decisions)('$file has the form of a decision', ({ file, number, field, sections }) => {
  expect(file.startsWith(`${number}-`)).toBe(true)
  expect(field('Status')).toMatch(STATUS)
  expect(field('Truth')).toMatch(/`[\w./-]+`/)
  expect(sections).toEqual(ORDER.filter((name) => sections.includes(name)))
  expect(sections).toEqual(expect.arrayContaining(REQUIRED))
})

it('names successors that are there', () => {
  const successors = decisions.flatMap(({ field }) => STATUS.exec(field('Status'))?.slice(2) ?? [])
  const named = successors.filter(Boolean)
  expect(named.filter((name) => !decisions.some(({ file }) => file === name))).toEqual([])
})

it('lists each decision once in the README, by its title, in order under its subject', () => {
  const lines = decisions.map(({ file, number, title }) => `- [${number}](${file}) ${title}`)
  const subjects = index.split('\n## ').slice(1)
  const listed = subjects.map((subject) =>
    subject.split('\n').filter((line) => line.startsWith('- ')),
  )
  expect(listed.flat().toSorted()).toEqual(lines.toSorted())
  expect(listed).toEqual(listed.map((subject) => subject.toSorted()))
})
