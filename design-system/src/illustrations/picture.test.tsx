import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CoxsBazar, HeroDelta } from './index.ts'

it('is hidden from assistive technology unless it is given a meaning', () => {
  const { container } = render(<HeroDelta />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.queryByRole('img')).toBeNull()
})

it('is an image with a name when it is given one', () => {
  render(<CoxsBazar label="Boats on the beach at Cox's Bazar" />)
  expect(screen.getByRole('img', { name: "Boats on the beach at Cox's Bazar" })).toBeTruthy()
})

it('puts no id on the page, so two of a kind do not collide', () => {
  const { container } = render(
    <>
      <CoxsBazar />
      <CoxsBazar />
    </>,
  )
  expect(container.querySelectorAll('svg')).toHaveLength(2)
  expect(container.querySelectorAll('[id]')).toHaveLength(0)
})

it('keeps its ratio and fills the width of its box before the drawing arrives', () => {
  const { container } = render(
    <div ref={(box) => box?.setAttribute('style', 'inline-size: 320px')}>
      <CoxsBazar />
    </div>,
  )
  const box = container.querySelector('svg')?.getBoundingClientRect()
  expect(box).toMatchObject({ width: 320, height: 200 })
})

it('draws, in the tints of the theme it stands in', async () => {
  const { container } = render(
    <div data-theme="dark">
      <CoxsBazar />
    </div>,
  )
  const svg = container.querySelector('svg')
  await expect.poll(() => svg?.getBBox().width ?? 0).toBeGreaterThan(700)
  const theme = container.querySelector('[data-theme]')
  const tint = theme ? getComputedStyle(theme).getPropertyValue('--jatra-picture-sky-1') : ''
  expect(tint).toBeTruthy()
  expect(tint).not.toBe(
    getComputedStyle(document.documentElement).getPropertyValue('--jatra-picture-sky-1'),
  )
})
