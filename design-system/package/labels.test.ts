import { describe, expect, test } from 'vitest'
import { components } from './components.ts'
import { labelled, namedByThemselves, notControls } from './labels.ts'

/** It can be opened, changed, pressed or followed. */
const takesPart = (props: string) =>
  /^ {2}(open|onOpenChange|onChange|onValueChange|onCheckedChange|onFilesChange|onSwap|onAdd|name|numberName|trigger|renderLogout)\??:/m.test(
    props,
  ) || /\b(Anchor|Button|Input|Select|Textarea)HTMLAttributes\b/.test(props)

const controls = components.filter(({ props }) => takesPart(props))
const sorted = (names: Iterable<string>) => [...names].sort()

describe('every control and overlay has a name', () => {
  test('the snapshot lists components', () => {
    expect(components.length).toBeGreaterThan(80)
    expect(controls.length).toBeGreaterThan(40)
  })

  test('each is known by how it gets its name', () => {
    const known = { ...labelled, ...namedByThemselves, ...notControls }
    expect(sorted(controls.map(({ name }) => name)).filter((name) => !(name in known))).toEqual([])
  })

  test('nothing is known that is not there', () => {
    const names = new Set(components.map(({ name }) => name))
    const known = [labelled, namedByThemselves, notControls].flatMap((each) => Object.keys(each))
    expect(known.filter((name) => !names.has(name))).toEqual([])
  })

  test.each(Object.entries(namedByThemselves))('%s lets its %s be replaced', (name, prop) => {
    const props = components.find((each) => each.name === name)?.props
    expect(props).toMatch(new RegExp(`^  ${prop}\\?: (string|Partial<|\\()`, 'm'))
  })
})
