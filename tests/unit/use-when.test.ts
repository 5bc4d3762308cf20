import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTestStory } from '../../.storybook/test-stories.ts'

const stories = new URL('../../stories/', import.meta.url)

/** Foundations and engineering show tokens and measures; flows are whole pages. */
const without = /^(Foundations|Engineering|Flows)\//

const files = readdirSync(stories, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.stories.tsx') && !without.test(path),
)

/** The stories of a file, each with the comment above it, which its docs page shows. */
const storiesOf = (source: string) =>
  [...source.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export const (\w+)/g)].map(
    ([, comment = '', name = '']) => ({
      name,
      comment: comment.replaceAll(/\s*\n?\s*\*?\s+/g, ' ').trim(),
    }),
  )

test('every example of a docs page says when to use it', () => {
  const silent = files.flatMap((file) =>
    storiesOf(readFileSync(new URL(file, stories), 'utf8'))
      .filter(({ name }) => name !== 'Overview' && !isTestStory(name.replace(/^By/, 'By ')))
      .filter(({ comment }) => !/^Use when .*\.$/.test(comment))
      .map(({ name }) => `${file}: ${name}`),
  )
  expect(files.length).toBeGreaterThan(60)
  expect(silent).toEqual([])
})
