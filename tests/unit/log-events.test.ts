import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = execFileSync('git', ['ls-files', 'app', 'api/src', 'sandbox/src', 'server.ts'], {
  encoding: 'utf8',
  maxBuffer: 10_000_000,
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && existsSync(file))
  .map((file) => readFileSync(file, 'utf8'))
const operations = readFileSync('docs/operations.md', 'utf8')
const [, list = ''] = operations.split('#### Every warning and error\n')
const [table = ''] = list.split('\n#')

/** Warnings and errors that the code logs under a name that it says. */
const logged = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/\blog\??\s*\.(?:warn|error)\(\s*'([a-z_]+)'/g)].map(
      ([, event = '']) => event,
    ),
  ),
)

it('an operator finds every warning and error of the log in docs/operations.md', () => {
  expect(logged.size).toBeGreaterThan(80)
  const unknown = [...logged].filter((event) => !operations.includes(`\`${event}\``))
  expect(unknown).toEqual([])
})

it('its table lists none that is no longer logged', () => {
  const listed = [...table.matchAll(/^\| (.*?) +\|/gm)].flatMap(([, events = '']) =>
    [...events.matchAll(/`([a-z_]+)`/g)].map(([, event = '']) => event),
  )
  expect(listed.length).toBeGreaterThan(30)
  // Kinds of stored data are a part of the name.
  const gone = listed.filter(
    (event) => !logged.has(event) && !/^stored_\w+_unreadable$/.test(event),
  )
  expect(gone).toEqual([])
})
