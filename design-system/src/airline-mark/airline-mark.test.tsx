import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AirlineMark } from './index.ts'

test('on its own it is an image with the name of the airline', async () => {
  render(<AirlineMark code="BG" label="Biman Bangladesh Airlines" />)
  await expect
    .element(page.getByRole('img', { name: 'Biman Bangladesh Airlines' }))
    .toHaveTextContent('BG')
})

test('beside the name it is not read, and no translator changes it', async () => {
  render(<AirlineMark code="SQ" />)
  const mark = page.getByText('SQ')
  await expect.element(mark).toBeVisible()
  await expect.element(mark).toHaveAttribute('aria-hidden', 'true')
  await expect.element(mark).toHaveAttribute('translate', 'no')
})

test('the carriers of the spec have a look of their own, the others share one', () => {
  render(
    <>
      {['BG', 'VQ', 'BS', 'SQ', 'TG'].map((code) => (
        <AirlineMark key={code} code={code} />
      ))}
    </>,
  )
  const look = (code: string) => page.getByText(code).element().className
  expect(new Set(['BG', 'VQ', 'BS', 'SQ'].map(look))).toHaveProperty('size', 4)
  expect(look('TG')).toBe(look('SQ'))
})
