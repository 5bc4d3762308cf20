import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { standAlone } from '../../.storybook/stand-alone.ts'
import { codeOfStories } from '../../.storybook/story-code.ts'

/** Without the spaces and line breaks, which are laid out later. */
function codeOf(story: string, name: string): string {
  const file = new URL(`../../stories/${story}.stories.tsx`, import.meta.url)
  return (codeOfStories(readFileSync(file, 'utf8'))[name] ?? '').replaceAll(/\s+/g, ' ')
}

test('a story of args is the component with its props, and a handler instead of a mock', () => {
  expect(codeOf('Actions/Button', 'Primary')).toBe(
    "import { Button } from '@jatra/design-system/button' " +
      'export function Example() { return ' +
      `(<Button onClick={() => console.log('onClick')} variant="primary">Search flights</Button>) }`,
  )
})

test('a story that renders is its JSX as it is written, with the imports it uses', () => {
  expect(codeOf('Actions/Button', 'AsLink')).toBe(
    "import { ButtonLink } from '@jatra/design-system/button' " +
      "import { Icon } from '@jatra/design-system/icon' " +
      'export function Example() { return ' +
      '(( <ButtonLink href="#flights" variant="primary" tone="brand" icon={<Icon name="plane" />}> ' +
      'Find a flight </ButtonLink> )) }',
  )
})

test('a story that keeps state brings the state, and nothing of the tests', () => {
  const code = codeOf('Search/DatePicker', 'Filled')
  expect(code).toContain("import { useState } from 'react'")
  expect(code).toContain('const [value, setValue] = useState(props.value)')
  expect(code).toContain('value="2026-11-21"')
  expect(code).not.toMatch(/storybook|StoryObj|fn\(\)|args|press/)
})

/** As it is shown: without the files of the stories. */
function shownCode(story: string, name: string): string {
  const file = fileURLToPath(new URL(`../../stories/${story}.stories.tsx`, import.meta.url))
  const code = codeOfStories(readFileSync(file, 'utf8'))[name] ?? ''
  return standAlone(code, file).replaceAll(/\s+/g, ' ')
}

test('what the stories have in a file of their own is in the example', () => {
  const code = shownCode('Search/AirportAutocomplete', 'Empty')
  expect(code).toContain("const dhaka = airport('DAC', 'Dhaka'")
  expect(code).not.toContain("from './airports.ts'")
})

test('what the product works out is in the example as it comes out', () => {
  const code = shownCode('Holidays/TariffTable', 'Desktop')
  expect(code).toContain('total="৳3,21,950"')
  expect(code).not.toContain('tariff(')
})
