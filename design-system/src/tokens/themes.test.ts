import { expect, test } from 'vitest'
import { dark } from './dark.ts'
import { light } from './light.ts'

type Tree = { readonly [name: string]: string | Tree }

function names(tree: Tree, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${path}${name}`] : names(value, `${path}${name}.`),
  )
}

test('the dark theme has every token of the light one and no other', () => {
  expect(names(dark).sort()).toEqual(names(light).sort())
})

test('the dark theme says its own colours', () => {
  const same = names(light.color).filter(
    (name) => read(dark.color, name) === read(light.color, name),
  )
  // Marigold is a thread that stays itself at night.
  expect(same).toEqual(['accent.solid', 'accent.onSolid'])
})

test('every colour is a full hex or an rgba, so that its contrast can be computed', () => {
  for (const theme of [light, dark]) {
    for (const name of names(theme.color)) {
      expect(read(theme.color, name), name).toMatch(/^(#[0-9A-F]{6}|rgba\(.+\))$/i)
    }
  }
})

function read(tree: Tree, path: string): string {
  const value = path
    .split('.')
    .reduce<string | Tree | undefined>(
      (at, name) => (typeof at === 'object' ? at[name] : undefined),
      tree,
    )
  if (typeof value !== 'string') throw new Error(`No token ${path}`)
  return value
}
