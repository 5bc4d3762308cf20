import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Of the hundreds of props that come with a native element, those that a table lists, in plain words. */
const nativeProps: Readonly<Record<string, string>> = {
  accept: 'The types of file that may be chosen.',
  alt: 'What a picture shows, for people who do not see it.',
  autoComplete: 'What the browser may fill in, such as `email`.',
  checked: 'Whether it is ticked, when the page holds that.',
  defaultChecked: 'Whether it is ticked at first.',
  defaultValue: 'The value at first.',
  disabled: 'It cannot be used, and its value is not sent.',
  form: 'Id of the form that it belongs to, when it stands outside of it.',
  href: 'Where it leads.',
  id: 'Id of the element, unique on the page.',
  inputMode: 'The keyboard that a phone shows, such as `numeric`.',
  max: 'The largest value.',
  maxLength: 'How many characters can be typed.',
  min: 'The smallest value.',
  multiple: 'More than one can be chosen.',
  name: 'The name that its value is sent under.',
  onBlur: 'Called when the focus leaves it.',
  onChange: "The browser's own event of a change.",
  onClick: 'Called when it is pressed.',
  onFocus: 'Called when it gets the focus.',
  pattern: 'A regular expression that the value must match.',
  placeholder: 'Shown while it is empty. Not a label.',
  readOnly: 'The value can be read and copied, but not changed.',
  rel: 'How the page relates to the one that it leads to.',
  required: 'It has to be filled in.',
  step: 'The distance between values.',
  target: 'Where the page opens, such as `_blank`.',
  type: 'The type of the native element.',
  value: 'The value, when the page holds it.',
}

/** React has these for every element, but they are only of use to a control. */
const OF_CONTROLS = ['defaultChecked', 'defaultValue', 'inputMode', 'onBlur', 'onChange', 'onFocus']
const CONTROL = /Field$|Select$|^Checkbox$/

/**
 * Whether the table of a component lists a native prop.
 * @param declaredBy React's interface, such as `HTMLAttributes` for what every element has
 */
export function isListed(name: string, declaredBy: string, component: string): boolean {
  if (nativeProps[name] === undefined) return false
  if (declaredBy === 'HTMLAttributes' && name === 'rel') return false
  return !OF_CONTROLS.includes(name) || CONTROL.test(component)
}

/** React says little or nothing of them. */
export const describeNativeProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.description ? argType : { ...argType, description: nativeProps[name] },
    ]),
  )
