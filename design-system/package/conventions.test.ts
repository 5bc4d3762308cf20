import { expect, test } from 'vitest'
import { components } from './components.ts'

const own = ({ props }: (typeof components)[number]) =>
  [...props.matchAll(/^ {2}(\w+)\??: (.+)$/gm)].map(([, name = '', type = '']) => ({ name, type }))

const broken = (breaks: (prop: { name: string; type: string }) => boolean) =>
  components.flatMap((component) =>
    own(component)
      .filter(breaks)
      .map(({ name }) => `${component.name}.${name}`),
  )

/** Several values of one widget, each with its own handler; files, whose value no page can set. */
const named = ['onAirportChange', 'onDateChange', 'onFilesChange']

test('a value is told by onValueChange, onCheckedChange or onOpenChange', () => {
  const allowed = ['onChange', 'onValueChange', 'onCheckedChange', 'onOpenChange', ...named]
  expect(broken(({ name }) => /^on\w*Change$/.test(name) && !allowed.includes(name))).toEqual([])
})

test("onChange is the browser's own event", () => {
  expect(
    broken(({ name, type }) => name === 'onChange' && !/^\(event: \w*Event</.test(type)),
  ).toEqual([])
})

test('what it starts with is defaultValue, defaultChecked or defaultOpen', () => {
  const allowed = ['defaultValue', 'defaultChecked', 'defaultOpen']
  expect(broken(({ name }) => /^default[A-Z]/.test(name) && !allowed.includes(name))).toEqual([])
})

test('a value that is told can be given, at the start or always', () => {
  const cannot = components.filter((component) => {
    const names = own(component).map(({ name }) => name)
    if (/\b(Input|Select)HTMLAttributes\b/.test(component.props)) return false
    return (
      names.includes('onValueChange') && !names.some((name) => /^(value|defaultValue)$/.test(name))
    )
  })
  expect(cannot.map(({ name }) => name)).toEqual([])
})
