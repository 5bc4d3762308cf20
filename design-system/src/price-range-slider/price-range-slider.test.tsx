import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInForm, servedHtml } from '../testing/suites.ts'
import { PriceRangeSlider, type PriceRangeSliderProps } from './index.ts'

const format = (amount: number) => `৳${amount.toLocaleString('en-IN')}`
const Price = (props: Partial<PriceRangeSliderProps>) => (
  <PriceRangeSlider label="Price" min={18_450} max={72_900} format={format} {...props} />
)
const low = () => page.getByRole('slider', { name: 'Lowest price' })
const high = () => page.getByRole('slider', { name: 'Highest price' })

test('it spans the prices, says them as money, and sends both', async () => {
  const { sent } = renderInForm(<Price />)
  await expect.element(page.getByRole('group', { name: 'Price' })).toBeVisible()
  await expect.element(low()).toHaveAttribute('aria-valuetext', '৳18,000')
  await expect.element(high()).toHaveAttribute('aria-valuetext', '৳73,000')
  expect(sent()).toEqual({ minPrice: '18000', maxPrice: '73000' })
})

test('without prices it goes from 0 to 1000', () => {
  const { sent } = renderInForm(<PriceRangeSlider label="Price" format={format} />)
  expect(sent()).toEqual({ minPrice: '0', maxPrice: '1000' })
})

test('a step of nothing is no step, and the prices stand', () => {
  const { sent } = renderInForm(<Price step={0} />)
  expect(sent()).toEqual({ minPrice: '18000', maxPrice: '73000' })
})

test('by keyboard, telling each move and when it is let go', async () => {
  const onValueChange = vi.fn()
  const onValueCommit = vi.fn()
  const { sent } = renderInForm(
    <Price onValueChange={onValueChange} onValueCommit={onValueCommit} />,
  )
  await userEvent.tab()
  await expect.element(low()).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(sent()).toEqual({ minPrice: '20000', maxPrice: '72000' })
  expect(onValueChange).toHaveBeenLastCalledWith({ low: 20_000, high: 72_000 })
  expect(onValueCommit).toHaveBeenLastCalledWith({ low: 20_000, high: 72_000 })
})

test('the thumbs meet and do not cross', async () => {
  const { sent } = renderInForm(<Price defaultValue={{ high: 30_000 }} />)
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  expect(sent()).toEqual({ minPrice: '30000', maxPrice: '30000' })
  await userEvent.keyboard('{Home}')
  expect(sent()).toEqual({ minPrice: '18000', maxPrice: '30000' })
})

test('where both thumbs meet, the one that can still move is on top', async () => {
  const top = () => {
    const box = high().element().getBoundingClientRect()
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  }
  const { unmount } = render(<Price defaultValue={{ low: 73_000, high: 73_000 }} />)
  expect(top()).toBe(low().element())
  unmount()
  render(<Price defaultValue={{ low: 18_000, high: 18_000 }} />)
  expect(top()).toBe(high().element())
})

test('a press on the track moves the nearer thumb, and the form hears of it', async () => {
  await page.viewport(500, 400)
  const heard = vi.fn()
  const { sent } = renderInForm(
    <div onChange={heard}>
      <Price />
    </div>,
  )
  const slider = high().element().parentElement?.parentElement
  if (!slider) throw new Error('No slider')
  await userEvent.click(page.elementLocator(slider), { position: { x: 300, y: 22 } })
  expect(Number(sent()['maxPrice'])).toBeLessThan(73_000)
  expect(sent()['minPrice']).toBe('18000')
  expect(heard).toHaveBeenCalled()
})

test('an untouched thumb follows new prices, a moved one stays', async () => {
  const { rerender } = render(<Price defaultValue={{ low: 20_000 }} />)
  rerender(<Price defaultValue={{ low: 20_000 }} max={150_000} min={10_000} />)
  await expect.element(high()).toHaveValue(150_000)
  await expect.element(low()).toHaveValue(20_000)
  rerender(<Price defaultValue={{}} max={150_000} min={10_000} />)
  await expect.element(low()).toHaveValue(10_000)
})

test('it is in the form before any script has run, and a thumb that was moved then stays there', async () => {
  const host = document.createElement('div')
  const form = (
    <form>
      <Price defaultValue={{ low: 20_000 }} />
    </form>
  )
  host.innerHTML = servedHtml(form)
  document.body.append(host)
  const sent = () =>
    Object.fromEntries(new FormData(host.querySelector('form') ?? undefined).entries())
  expect(sent()).toEqual({ minPrice: '20000', maxPrice: '73000' })
  const [, native] = host.querySelectorAll<HTMLInputElement>('input[type="range"]')
  if (native) native.value = '60000'
  const { unmount } = render(form, { container: host, hydrate: true })
  await expect.element(high()).toHaveValue(60_000)
  expect(sent()).toEqual({ minPrice: '20000', maxPrice: '60000' })
  unmount()
  host.remove()
})

test('the form can tell an untouched thumb by the ends of its track', async () => {
  const { sent } = renderInForm(
    <Price defaultValue={{ high: 50_000 }} trackNames={{ low: 'lowest', high: 'highest' }} />,
  )
  await expect.element(high()).toHaveValue(50_000)
  expect(sent()).toEqual({
    lowest: '18000',
    highest: '73000',
    minPrice: '18000',
    maxPrice: '50000',
  })
})
