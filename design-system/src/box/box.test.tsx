import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { boxScale } from './box-scale.ts'
import { Box, type BoxProps } from './index.ts'

const kebab = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const wanted = (property: string, value: string) => {
  const probe = document.createElement('div')
  probe.style.setProperty(kebab(property), value)
  document.body.append(probe)
  const computed = getComputedStyle(probe).getPropertyValue(kebab(property))
  probe.remove()
  return computed
}

test.each(
  Object.entries(boxScale).flatMap(([property, values]) =>
    Object.entries(values).map(([name, value]) => [property, name, value] as const),
  ),
)('%s %s is what the tokens say', async (property, name, value) => {
  const props: BoxProps = { [property]: name }
  render(<Box {...props}>Dhaka</Box>)
  const box = page.getByText('Dhaka').element()
  expect(getComputedStyle(box).getPropertyValue(kebab(property))).toBe(wanted(property, value))
})

test('the narrow property wins over the wide one', () => {
  render(
    <Box padding={16} paddingInline={0}>
      Dhaka
    </Box>,
  )
  const style = getComputedStyle(page.getByText('Dhaka').element())
  expect([style.paddingBlock, style.paddingInline]).toEqual(['16px', '0px'])
})

test('what is not style goes to the element, and nothing else does', () => {
  render(
    <Box as="section" aria-label="Route" padding={8}>
      Dhaka
    </Box>,
  )
  const names = page.getByRole('region', { name: 'Route' }).element().getAttributeNames()
  expect(names.sort()).toEqual(['aria-label', 'class'])
})

test('a pair that is not written does not compile', () => {
  // @ts-expect-error -- not a step of the scale
  const odd = <Box padding={13} />
  // @ts-expect-error -- a physical property
  const physical = <Box marginLeft={8} />
  expect([odd, physical]).toHaveLength(2)
})
