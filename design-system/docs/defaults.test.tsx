import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { docs as combobox } from '../src/combobox/combobox.docs.ts'
import { Combobox } from '../src/combobox/index.ts'
import { docs as countrySelect } from '../src/country-select/country-select.docs.ts'
import { CountrySelect } from '../src/country-select/index.ts'
import { docs as dateParts } from '../src/date-parts/date-parts.docs.ts'
import { birthYears, DateParts, passportExpiryYears } from '../src/date-parts/index.ts'
import { docs as datePicker } from '../src/date-picker/date-picker.docs.ts'
import { DatePicker } from '../src/date-picker/index.ts'
import { docs as multiSelect } from '../src/multi-select/multi-select.docs.ts'
import { MultiSelect } from '../src/multi-select/index.ts'
import { PackageCard } from '../src/package-card/index.ts'
import { docs as packageCard } from '../src/package-card/package-card.docs.ts'
import { PackageCarousel } from '../src/package-carousel/index.ts'
import { docs as packageCarousel } from '../src/package-carousel/package-carousel.docs.ts'
import { PriceRangeSlider } from '../src/price-range-slider/index.ts'
import { docs as priceRangeSlider } from '../src/price-range-slider/price-range-slider.docs.ts'
import { LoadingRegion } from '../src/skeleton/index.ts'
import { docs as skeleton } from '../src/skeleton/skeleton.docs.ts'

// What docs/specification.md fixes is what the docs say and what a widget does by itself.

type Defaults = readonly (readonly [what: string, value: string])[]
const documented = (defaults: Defaults, what: string) => {
  const value = defaults.find(([name]) => name === what)?.[1]
  if (value === undefined) throw new Error(`The docs do not say: ${what}`)
  return value
}
const ignore = () => undefined
const twenty = Array.from({ length: 20 }, (_, at) => `City ${at + 1}`)
const status = () => page.getByRole('status')

interface ListProps {
  found?: readonly string[]
  loading?: boolean
}
const lists: readonly (readonly [string, Defaults, (props: ListProps) => ReactElement])[] = [
  [
    'Combobox',
    combobox.defaults,
    ({ found = [], loading }) => (
      <Combobox
        label="City"
        value={null}
        onValueChange={ignore}
        search={() => (loading ? new Promise<string[]>(ignore) : Promise.resolve([...found]))}
        optionKey={(city) => city}
        optionText={(city) => city}
        debounceMs={0}
      />
    ),
  ],
  [
    'MultiSelect',
    multiSelect.defaults,
    ({ found = [], loading }) => (
      <MultiSelect
        label="City"
        loading={loading}
        options={found.map((city) => ({ value: city, label: city }))}
      />
    ),
  ],
]

describe.each(lists)('%s', (_, defaults, widget) => {
  const input = () => page.getByRole('combobox', { name: 'City' })
  const active = () => {
    const id = input().element().getAttribute('aria-activedescendant')
    return id === null ? null : document.getElementById(id)?.textContent
  }
  const height = () => {
    const list = page.getByRole('listbox').element().closest('[translate="no"]')
    return `${Math.round(list?.getBoundingClientRect().height ?? 0)} px`
  }

  test('asks, waits and finds nothing in the words of the spec', async () => {
    const { rerender } = render(widget({}))
    await expect
      .element(input())
      .toHaveAttribute('placeholder', documented(defaults, 'Placeholder'))
    await userEvent.type(input(), 'c')
    await expect.element(status()).toHaveTextContent(documented(defaults, 'Nothing found'))
    rerender(widget({ loading: true }))
    await userEvent.type(input(), 'i')
    await expect.element(status()).toHaveTextContent(documented(defaults, 'Waiting'))
  })

  test('has a list between the two heights, and turns it by a page', async () => {
    const { unmount } = render(widget({ found: ['City 1'] }))
    await userEvent.type(input(), 'c')
    await expect.element(page.getByRole('option')).toBeVisible()
    expect(height()).toBe(documented(defaults, 'Lowest list'))
    unmount()
    render(widget({ found: twenty }))
    await userEvent.type(input(), 'c')
    await expect.poll(active).toBe('City 1')
    expect(height()).toBe(documented(defaults, 'Highest list'))
    await userEvent.keyboard('{PageDown}')
    const page5 = Number.parseInt(documented(defaults, 'Page Up and Page Down'))
    await expect.poll(active).toBe(`City ${1 + page5}`)
  })
})

describe('DatePicker', () => {
  const say = (what: string) => documented(datePicker.defaults, what)
  const widget = () =>
    render(<DatePicker label="Day" today="2026-11-21" value="2026-11-05" onValueChange={ignore} />)
  const input = () => page.getByRole('textbox', { name: 'Day' })

  test('writes the day in its format, and refuses what is none in the words of the spec', async () => {
    widget()
    await expect.element(input()).toHaveAttribute('placeholder', say('Placeholder'))
    await expect.element(input()).toHaveValue('11/05/2026')
    await userEvent.fill(input(), '31/02/2026')
    await userEvent.keyboard('{Escape}{Tab}')
    await expect
      .element(input())
      .toHaveAccessibleDescription(expect.stringContaining(say('Not a date')))
  })

  test('offers years near and far, and weeks from Sunday', async () => {
    await page.viewport(1280, 900)
    widget()
    await userEvent.click(input())
    const years = page.getByRole('combobox', { name: /year/i }).first()
    await expect.element(years).toBeVisible()
    const near = [...years.element().querySelectorAll('option')].map(({ value }) => Number(value))
    const each = Number.parseInt(say('List of years'))
    expect([near[0], near.at(-1)]).toEqual([2026 - each, 2026 + each])
    const [weekStart] = page.getByRole('columnheader').elements()
    expect(weekStart?.getAttribute('aria-label')).toBe(say('Week starts on'))
    await userEvent.click(page.getByRole('button', { name: 'All years' }))
    const far = page.getByRole('group').getByRole('button', { name: /^\d{4}$/ })
    expect(`${far.elements().length} years`).toBe(say('Page of years'))
  })
})

test('CountrySelect asks in the words of the spec, DateParts by the name of each part', async () => {
  render(
    <>
      <CountrySelect label="Nationality" countries={[]} />
      <DateParts legend="Birth Date" names={{ year: 'y', month: 'm', day: 'd' }} years={[1990]} />
    </>,
  )
  await expect
    .element(page.getByLabelText('Nationality'))
    .toHaveDisplayValue(documented(countrySelect.defaults, 'Placeholder'))
  await expect.element(page.getByLabelText('Month')).toHaveDisplayValue('Month')
})

test('DateParts goes as far back and forward as the spec says', () => {
  const years = (what: string) => Number.parseInt(documented(dateParts.defaults, what))
  expect(birthYears(2026).map(Number)).toContain(2026 - years('Birth years'))
  expect(Math.min(...birthYears(2026).map(Number))).toBe(2026 - years('Birth years'))
  expect(Math.max(...passportExpiryYears(2026).map(Number))).toBe(
    2026 + years('Passport expiry years'),
  )
})

test('PackageCarousel moves by its step and is off at both ends', async () => {
  await page.viewport(500, 700)
  const cards = ['Nepal', 'Delhi'].map((name) => ({
    key: name,
    card: <a href={`#${name}`}>{name}</a>,
  }))
  render(<PackageCarousel label="Hot Packages" cards={cards} />)
  const previous = page.getByRole('button', { name: 'Previous package' })
  const next = page.getByRole('button', { name: 'Next package' })
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  const [first] = page.getByRole('listitem').elements()
  expect(`${first?.clientWidth} px`).toBe(documented(packageCarousel.defaults, 'Step'))
  await userEvent.click(next)
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(previous).toHaveAttribute('aria-disabled', 'false')
})

test.each([
  ['carousel', 'Description in the carousel'],
  ['list', 'Description in the list'],
] as const)('PackageCard cuts the description in the %s', (variant, what) => {
  const limit = Number.parseInt(documented(packageCard.defaults, what))
  const { container } = render(
    <PackageCard
      variant={variant}
      name="Ceylon by rail"
      description={'Tea '.repeat(100)}
      price="৳68,500"
      duration="5 Days 4 Nights"
      href="#ceylon"
      picture={null}
    />,
  )
  const text = [...container.querySelectorAll('p')]
    .map((each) => each.textContent ?? '')
    .find((each) => each.startsWith('Tea'))
  expect(text?.length).toBeGreaterThan(limit - 5)
  expect(text?.length).toBeLessThanOrEqual(limit + 1)
})

test('PriceRangeSlider ends at its fallback', async () => {
  render(<PriceRangeSlider label="Price" format={String} />)
  await expect
    .element(page.getByRole('slider', { name: 'Highest price' }))
    .toHaveAttribute(
      'aria-valuemax',
      documented(priceRangeSlider.defaults, 'Highest price without any'),
    )
})

test.each([
  ['LoadingRegion', <LoadingRegion key="region">{null}</LoadingRegion>, skeleton.defaults],
] as const)('%s waits in the words of the spec', async (_, element, defaults) => {
  render(element)
  await expect.element(status()).toHaveTextContent(documented(defaults, 'Label'))
})
