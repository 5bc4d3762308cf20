import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sourceOf = (file: string) => readFileSync(file, 'utf8')

test('pages of Storybook import no page of the app', () => {
  const pages = globSync('stories/**/*.mdx')
  expect(pages).not.toEqual([])
  expect(pages.filter((file) => /from '[./]+\/app\//.test(sourceOf(file)))).toEqual([])
})

test('what Content style shows under Do is the product’s copy, to the letter', () => {
  const page = sourceOf('stories/Foundations/ContentStyle.mdx')
  const shown = [...page.matchAll(/good=\{\[[^]*?\]\}/g)].flatMap(([list]) =>
    [...list.matchAll(/copy: '([^']+)'/g)].map(([, words = '']) => words),
  )
  const product = globSync(
    '{app/messages/**,contract/src/messages/**,contract/src/flight,design-system/src/**}/*.ts',
  )
    .map(sourceOf)
    .join('\n')
  // Code puts together what has a figure in it.
  const fixed = shown.filter((words) => !/\d/.test(words))
  expect(fixed).toContain('See my booking')
  expect(fixed.filter((words) => !product.includes(words))).toEqual([])
})

test('no recipe has a default that the tables of props would not show', () => {
  const recipes = globSync('design-system/src/**/*.css.ts').filter((file) =>
    sourceOf(file).includes('defaultVariants'),
  )
  expect(recipes).toEqual([])
})
