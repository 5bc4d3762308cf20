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

test('a value is reported by onValueChange, onCheckedChange or onOpenChange', () => {
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

test('a value that is reported can be set, initially or always', () => {
  const cannot = components.filter((component) => {
    const names = own(component).map(({ name }) => name)
    if (/\b(Input|Select|Textarea)HTMLAttributes\b/.test(component.props)) return false
    return (
      names.includes('onValueChange') && !names.some((name) => /^(value|defaultValue)$/.test(name))
    )
  })
  expect(cannot.map(({ name }) => name)).toEqual([])
})

test('props are closed: only a link and a drawing, which have no look, take a className or a style', () => {
  const drawings = components.filter(({ props }) => props.includes('fit?: "meet" | "slice"'))
  const bare = ['UILink', ...drawings.map(({ name }) => name)]
  const open = broken(({ name }) => name === 'className' || name === 'style')
  expect(open.filter((each) => !bare.includes(each.split('.')[0] ?? ''))).toEqual([])
  expect(open).toContain('UILink.className')
})

test('words that belong together are one prop, messages, and those left out stay', () => {
  const others = ['copy', 'labels', 'words', 'texts', 'strings']
  expect(broken(({ name }) => others.includes(name))).toEqual([])
  // A tile is part of a list, which gives it all of its words.
  const whole = broken(({ name, type }) => name === 'messages' && !/^Partial</.test(type))
  expect(whole).toEqual(['FileTile.messages'])
})

test('a component with native props or a reported value forwards its ref', () => {
  const without = components.filter(({ props, ref }) => {
    const isControl = /^ {2}on(Value|Checked|Files)Change\??:/m.test(props)
    const isOverlay = /^ {2}open: /m.test(props)
    return !ref && !isOverlay && (isControl || /\bHTMLAttributes\b/.test(props))
  })
  expect(without.map(({ name }) => name)).toEqual([])
})
