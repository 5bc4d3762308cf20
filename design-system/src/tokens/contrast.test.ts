import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { dark } from './dark.ts'
import { light, type Theme } from './light.ts'
import { wireframe } from './wireframe.ts'

type Pair = readonly [name: string, foreground: string, background: string]

/** Every pair of text and background that widgets may set. At least 4.5 to 1. */
function textPairs({ color }: Theme): Pair[] {
  const { surface, text, brand, action, accent, critical, warning, positive } = color
  const papers = { page: surface.page, card: surface.card, sunken: surface.sunken }
  const inks = {
    'text.default': text.default,
    'text.muted': text.muted,
    'brand.text': brand.text,
    'critical.text': critical.text,
    'warning.text': warning.text,
    'positive.text': positive.text,
  }
  const onPaper = Object.entries(papers).flatMap(([paper, background]) =>
    Object.entries(inks).map(
      ([ink, foreground]) => [`${ink} on ${paper}`, foreground, background] as const,
    ),
  )
  const tints = { brand, critical, warning, positive, accent }
  const onTint = Object.entries(tints).map(
    ([name, tint]) => [`text.default on ${name}.subtle`, text.default, tint.subtle] as const,
  )
  return [
    ...onPaper,
    ...onTint,
    ['critical.text on its tint', critical.text, critical.subtle],
    ['warning.text on its tint', warning.text, warning.subtle],
    ['positive.text on its tint', positive.text, positive.subtle],
    ['brand.text on its tint', brand.text, brand.subtle],
    ['text.muted on brand.subtle', text.muted, brand.subtle],
    ['brand.onSolid', brand.onSolid, brand.solid],
    ['brand.onSolid, hovered', brand.onSolid, brand.solidHover],
    ['action.onSolid', action.onSolid, action.solid],
    ['action.onSolid, hovered', action.onSolid, action.solidHover],
    ['accent.onSolid', accent.onSolid, accent.solid],
    ['text.onInverse', text.onInverse, surface.inverse],
    ['text.onMasthead', text.onMasthead, surface.masthead],
    ['text.mutedOnInverse', text.mutedOnInverse, surface.inverse],
  ]
}

/** What has to be seen to use a control: its edge, its focus, a status line. At least 3 to 1. */
function edgePairs({ color }: Theme): Pair[] {
  const { surface, border, brand, action, critical, warning, positive, accent } = color
  return [surface.page, surface.card, surface.sunken].flatMap((paper): Pair[] => [
    [`border.control on ${paper}`, border.control, paper],
    [`border.focus on ${paper}`, border.focus, paper],
    [`brand.solid on ${paper}`, brand.solid, paper],
    [`action.solid on ${paper}`, action.solid, paper],
    [`critical.border on ${paper}`, critical.border, paper],
    [`warning.border on ${paper}`, warning.border, paper],
    [`positive.border on ${paper}`, positive.border, paper],
    [`accent.stitch on ${paper}`, accent.stitch, paper],
  ])
}

/** Colours that carry nothing: a veil over the page, a line that only decorates. */
const noPair = ['surface.overlay', 'border.subtle']

/** A theme whose every colour is its own name, to see which of them the pairs above read. */
function namesOf(colours: object, path = ''): object {
  return Object.fromEntries(
    Object.entries(colours).map(([key, value]) => [
      key,
      typeof value === 'string' ? `${path}${key}` : namesOf(value, `${path}${key}.`),
    ]),
  )
}

test('every colour of a theme is held to another, or carries nothing', () => {
  const names: Theme = { ...light, color: namesOf(light.color) as Theme['color'] }
  const leaves = (branch: object): string[] =>
    Object.values(branch).flatMap((each) => (typeof each === 'string' ? [each] : leaves(each)))
  const held = [...textPairs(names), ...edgePairs(names)].flatMap(([, first, second]) => [
    first,
    second,
  ])
  expect([...new Set([...held, ...noPair])].sort()).toEqual(leaves(names.color).sort())
})

test('the ratio is the one of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3)
})

describe.each([
  ['light', light],
  ['dark', dark],
  ['wireframe', wireframe],
])('in the %s theme', (_name, theme) => {
  test.each(textPairs(theme))('%s reads at 4.5 or more', (_pair, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edgePairs(theme))('%s shows at 3 or more', (_pair, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(3)
  })
})
