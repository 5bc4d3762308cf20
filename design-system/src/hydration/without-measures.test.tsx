import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FileDrop } from '../file-drop/index.ts'
import { FlightSearchForm } from '../hero-search/index.ts'
import { MultiSelect } from '../multi-select/index.ts'
import { PackageCarousel } from '../package-carousel/index.ts'

// What jsdom has not; `npm run test:bundlers` renders every widget in jsdom itself.
const missing = ['scrollIntoView', 'setPointerCapture', 'scrollTo'] as const
const kept = missing.map((name) => [name, Element.prototype[name]] as const)

beforeEach(async () => {
  await page.viewport(1280, 900)
  for (const name of ['matchMedia', 'ResizeObserver', 'DataTransfer'])
    vi.stubGlobal(name, undefined)
  for (const name of missing) Reflect.deleteProperty(Element.prototype, name)
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const [name, method] of kept) Reflect.set(Element.prototype, name, method)
})

test('where nothing is measured, lists and calendars open and a picture is taken', async () => {
  const onFilesChange = vi.fn()
  render(
    <>
      <FlightSearchForm today="2026-11-21" search={async () => []} />
      <MultiSelect label="To" options={[{ value: 'np', label: 'Nepal' }]} />
      <FileDrop label="Passport" onFilesChange={onFilesChange} />
      <PackageCarousel label="Packages" cards={[{ key: 'np', card: <a href="#np">Nepal</a> }]} />
    </>,
  )
  await userEvent.click(page.getByLabelText('Departure Date'))
  await expect.element(page.getByRole('grid').first()).toBeVisible()
  await userEvent.type(page.getByRole('combobox', { name: 'To', exact: true }).last(), 'nep')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'Nepal' })).toBeVisible()
  const picture = new File(['a'], 'passport.png', { type: 'image/png' })
  await userEvent.upload(page.getByLabelText(/Passport/), picture)
  expect(onFilesChange).toHaveBeenCalledTimes(1)
})
