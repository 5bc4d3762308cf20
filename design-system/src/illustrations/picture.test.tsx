import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CoxsBazar, HeroDelta, Nepal } from './index.ts'
import { darkPalette, lightPalette } from './palette.ts'

it('is hidden from assistive technology unless it is given a meaning', () => {
  render(<HeroDelta />)
  expect(screen.getByRole('presentation')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

it('is an image with a name when it is given one', () => {
  render(<CoxsBazar label="Boats on the beach at Cox's Bazar" />)
  expect(screen.getByRole('img', { name: "Boats on the beach at Cox's Bazar" })).toBeTruthy()
})

it('keeps its ratio and fills the width of its box before the drawing arrives', () => {
  render(
    <div ref={(box) => box?.setAttribute('style', 'inline-size: 320px')}>
      <CoxsBazar loading="lazy" />
    </div>,
  )
  expect(screen.getByRole('presentation').getBoundingClientRect()).toMatchObject({
    width: 320,
    height: 200,
  })
})

it('is fetched after all else when the page can be read without it', () => {
  render(<CoxsBazar loading="lazy" />)
  const picture = screen.getByRole<HTMLImageElement>('presentation')
  expect(picture.loading).toBe('lazy')
  expect(picture.fetchPriority).toBe('low')
})

it.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('draws in the tints of the %s theme when it stands in that', async (theme, palette) => {
  // An image in WebKit does not know the theme around it, as none does here.
  render(
    <div data-theme={theme === 'light' ? 'dark' : 'light'}>
      <div data-theme={theme} ref={(box) => box?.setAttribute('style', 'color-scheme: normal')}>
        <CoxsBazar />
      </div>
    </div>,
  )
  const picture = screen.getByRole<HTMLImageElement>('presentation')
  await expect.poll(() => picture.naturalWidth).toBeGreaterThan(0)
  await expect.poll(() => topLeftColour(picture)).toBe(palette['sky-1'])
})

it('is one file, whatever the theme', async () => {
  // The browser lists 250, and other files share this page.
  performance.clearResourceTimings()
  render(<Nepal />)
  const picture = screen.getByRole<HTMLImageElement>('presentation')
  await expect.poll(() => picture.naturalWidth).toBeGreaterThan(0)
  const asked = performance.getEntriesByType('resource')
  expect(asked.filter(({ name }) => name.includes('nepal'))).toHaveLength(1)
})

/** Colour in the upper left corner of what the browser shows of an element, `#D9EAE9`. */
async function topLeftColour(element: Element): Promise<string> {
  const base64 = await page.elementLocator(element).screenshot({ save: false })
  const shot = new Image()
  shot.src = `data:image/png;base64,${base64}`
  await shot.decode()
  const context = document.createElement('canvas').getContext('2d')
  context?.drawImage(shot, 0, 0)
  const [red = 0, green = 0, blue = 0] = context?.getImageData(4, 4, 1, 1).data ?? []
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
