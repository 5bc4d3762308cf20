import { expect, test } from 'vitest'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { wireframe } from './wireframe.ts'

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

test('every colour of the wireframe is its own, so that a stray one is seen', () => {
  const own = names(wireframe.color).map((name) => read(wireframe.color, name).toUpperCase())
  const others = [light, dark].flatMap((theme) =>
    names(theme.color).map((name) => read(theme.color, name).toUpperCase()),
  )
  expect(own.filter((colour) => others.includes(colour))).toEqual([])
  expect(new Set(own).size).toBe(own.length)
})

test.each(['space', 'radius', 'shadow', 'font', 'type.size'])(
  'every %s of the wireframe is its own, so that one written by hand is seen',
  (kind) => {
    const of = (theme: Tree) =>
      names(theme)
        .filter((name) => name.startsWith(`${kind}.`))
        .map((name) => read(theme, name))
    const own = of(wireframe)
    const others = [light, dark].flatMap(of)
    expect(own.filter((value) => others.includes(value))).toEqual([])
    expect(own).not.toEqual([])
    expect(new Set(own).size).toBe(own.length)
  },
)

test('every colour is a full hex or an rgba, so that its contrast can be computed', () => {
  for (const theme of [light, dark, wireframe]) {
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
