import { createElement } from 'react'
import type {
  Args,
  ArgTypesEnhancer,
  StrictArgTypes,
  StrictInputType,
} from 'storybook/internal/types'
import { Icon } from '../design-system/src/icon/index.ts'
import { paths, type IconName } from '../design-system/src/icon/paths.ts'

const names = Object.keys(paths) as IconName[]
const icons = Object.fromEntries(names.map((name) => [name, createElement(Icon, { name })]))

/**
 * A control for what one can set by hand: words, numbers, a choice, an icon by its name. What a page puts together,
 * such as lists, handlers and other widgets, is in the table without a control, because no typed value suits it.
 */
export const workableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries({ ...withoutTypes(initialArgs), ...argTypes }).map(
      ([name, argType]): [string, StrictInputType] => [
        name,
        argType.control === undefined
          ? { ...argType, ...controlOf(argType, initialArgs[name]) }
          : argType,
      ],
    ),
  )

type Type = StrictArgTypes[string]['type']

/** Args of a story whose component names no such prop, as the children of a layout. */
const withoutTypes = (args: Args): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(args)
      .filter(([, value]) => !['string', 'number', 'boolean'].includes(typeof value))
      .map(([name]) => [name, { name }]),
  )

function controlOf({ name, type }: StrictInputType, value: unknown): Partial<StrictInputType> {
  if (isIcon(name)) return { control: { type: 'select' }, options: names, mapping: icons }
  if (isDate(value)) return { control: { disable: true } }
  const settable = typeof value === 'string' || (value === undefined && isLabel(name))
  if (settable && isWords(type)) return { control: { type: 'text' } }
  return isSimple(type) ? {} : { control: { disable: true } }
}

/** Words that a story may leave out, and a designer wants to try. */
const isLabel = (name: string) => /^(label|title|hint|error|note|placeholder)$/.test(name)

const isIcon = (name: string) => /^icon$|Icon$/.test(name)

/** Half a date, as one has while typing, is none that a widget accepts. */
const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** A string, or anything that React renders. */
const isWords = (type: Type) =>
  typeof type === 'object' &&
  (type.name === 'string' || (type.name === 'other' && /^React(Node|\.ReactNode)/.test(type.value)))

const isSimple = (type: Type) =>
  typeof type === 'object' && ['boolean', 'number', 'enum', 'literal'].includes(type.name)
