import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { licences, licencesText } from './licences.server.ts'

const explorer = JSON.parse(
  readFileSync(
    new URL('../../../node_modules/openapi-explorer/package.json', import.meta.url),
    'utf8',
  ),
) as { name: string; dependencies: Record<string, string> }

it('the reference comes with the licence of everything that it is bundled from', () => {
  const bundled = [explorer.name, ...Object.keys(explorer.dependencies)]
  expect([...licences.keys()]).toEqual(expect.arrayContaining(bundled))
  for (const text of licences.values()) expect(text).toMatch(/licen[sc]e|copyright/i)
  expect(licencesText()).toContain('Apache License')
})
