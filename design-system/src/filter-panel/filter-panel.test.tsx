import { useState, type FormEvent } from 'react'
import { render, screen, within } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it, vi } from 'vitest'
import { overlaySuite, serveAndHydrate, serveWithoutScript } from '../testing/suites.ts'
import { FilterPanel, type FilterPanelProps } from './index.ts'

const basics: FilterPanelProps = {
  action: '/flight/search',
  keep: [{ name: 'adults', value: '2' }],
  clearHref: '/flight/search?adults=2',
  resultCount: 7,
  sort: {
    name: 'sort',
    choices: [
      { value: 'cheapest', label: 'Cheapest', checked: true },
      { value: 'fastest', label: 'Fastest' },
    ],
  },
  groups: [
    {
      name: 'stops',
      legend: 'Stops',
      choices: [
        { value: '0', label: 'Non-stop', count: 3 },
        { value: '1', label: '1 stop', count: 4 },
      ],
    },
  ],
  price: {
    name: 'maxPrice',
    min: 20000,
    max: 60000,
    value: 60000,
    step: 1000,
    format: (amount) => `৳${amount}`,
  },
}

overlaySuite('FilterPanel', {
  widget: () => <FilterPanel {...basics} />,
  opener: () => page.getByRole('button', { name: 'Filter and sort' }),
  role: 'dialog',
  name: 'Filter and sort',
  // The sheet stands at the end of the screen.
  outside: [2, 790],
})

const values = (form: HTMLFormElement) => [...new FormData(form)].map(([k, v]) => `${k}=${v}`)
const form = () => screen.getByRole<HTMLFormElement>('radio', { name: /Cheapest/ }).form

beforeEach(() => page.viewport(1280, 800))

it('is a GET form that keeps the search and sends what is chosen, by mouse and by keyboard', async () => {
  const onChange = vi.fn<(form: HTMLFormElement) => void>()
  render(<FilterPanel {...basics} onChange={(event) => onChange(event.currentTarget)} />)
  const shown = screen.getByRole<HTMLInputElement>('checkbox', { name: /Non-stop 3 flights/ })
  expect(shown.form?.method).toBe('get')
  await page.getByRole('checkbox', { name: /Non-stop/ }).click()
  screen.getByRole('checkbox', { name: /1 stop/ }).focus()
  await userEvent.keyboard(' ')
  const last = onChange.mock.lastCall?.[0]
  expect(last && values(last)).toEqual([
    'adults=2',
    'sort=cheapest',
    'stops=0',
    'stops=1',
    'maxPrice=60000',
  ])
})

it('limits the price by keyboard and says it as money', async () => {
  render(<FilterPanel {...basics} />)
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Price' })
  slider.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(slider.getAttribute('aria-valuetext')).toBe('৳59000')
  expect(slider.form && values(slider.form)).toContain('maxPrice=59000')
})

it('follows the applied choice when that changes', async () => {
  const { rerender } = render(<FilterPanel {...basics} />)
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Non-stop/ })
  const applied = (checked: boolean) => ({
    ...basics,
    groups: [
      { name: 'stops', legend: 'Stops', choices: [{ value: '0', label: 'Non-stop', checked }] },
    ],
  })
  await page.getByRole('checkbox', { name: /Non-stop/ }).click()
  expect(box().checked).toBe(true)
  rerender(<FilterPanel {...applied(true)} />)
  expect(box().checked).toBe(true)
  rerender(<FilterPanel {...applied(false)} />)
  expect(box().checked).toBe(false)
  expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe(
    '/flight/search?adults=2',
  )
})

it('opens in a sheet on a phone, and its button says how many flights are left', async () => {
  await page.viewport(360, 740)
  function Results() {
    const [count, setCount] = useState(7)
    return <FilterPanel {...basics} resultCount={count} onChange={() => setCount(3)} />
  }
  render(<Results />)
  expect(screen.queryByRole('radio')).toBeNull()
  const opener = screen.getByRole('button', { name: 'Filter and sort' })
  opener.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('dialog', { name: 'Filter and sort' })).toBeTruthy()
  await page.getByRole('checkbox', { name: /Non-stop/ }).click()
  expect(form()).toBeTruthy()
  await page.getByRole('button', { name: 'Show 3 flights' }).click()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

it('without script the phone has a link that shows the form and its apply button in place', async () => {
  const served = await serveWithoutScript(<FilterPanel {...basics} />)
  const opener = within(served.body).getByRole('link', { name: 'Filter and sort' })
  const panel = served.querySelector('aside')
  expect(panel && getComputedStyle(panel).display).toBe('none')
  expect(opener.getAttribute('href')).toBe(`#${panel?.id}`)
  opener.click()
  await expect.poll(() => panel && getComputedStyle(panel).display).toBe('block')
  const apply = within(served.body).getByRole<HTMLButtonElement>('button', { name: 'Apply' })
  expect([apply.type, apply.form?.method]).toEqual(['submit', 'get'])
})

it('takes more questions, and tells which control was changed', async () => {
  const changed = vi.fn()
  render(
    <FilterPanel
      {...basics}
      onChange={({ currentTarget, target }) =>
        changed(currentTarget.method, target instanceof HTMLInputElement && target.name)
      }
    >
      <input type="range" name="nights" aria-label="Nights" min={1} max={9} defaultValue={3} />
    </FilterPanel>,
  )
  screen.getByRole('slider', { name: 'Nights' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(changed).toHaveBeenLastCalledWith('get', 'nights')
  await page.getByRole('checkbox', { name: /Non-stop/ }).click()
  expect(changed).toHaveBeenLastCalledWith('get', 'stops')
})

it('as chips on a phone: each applies at once, with all that is applied already', async () => {
  await page.viewport(360, 740)
  const onChange = vi.fn<(form: HTMLFormElement) => void>()
  const props: FilterPanelProps = {
    ...basics,
    chips: true,
    appliedCount: 1,
    onChange: (event) => onChange(event.currentTarget),
    sort: {
      name: 'sort',
      choices: [
        { value: 'cheapest', label: 'Cheapest', detail: '৳4,670', checked: true },
        { value: 'fastest', label: 'Fastest', detail: '55m' },
      ],
    },
    groups: [
      {
        name: 'time',
        legend: 'Departure time',
        choices: [
          { value: 'night', label: 'Night, 00:00 to 05:59', short: 'Night', count: 0 },
          { value: 'morning', label: 'Morning, 06:00 to 11:59', short: 'Morning', count: 4 },
        ],
      },
    ],
    price: { name: 'maxPrice', min: 1, max: 9, value: 5, format: String },
  }
  render(<FilterPanel {...props} />)
  expect(screen.getByRole('button', { name: 'Filter and sort 1' })).toBeTruthy()
  expect(screen.getAllByRole('checkbox').map((chip) => chip.closest('label')?.textContent)).toEqual(
    ['Morning 4'],
  )
  expect(screen.getByRole('group', { name: 'Departure time' })).toBeTruthy()
  await page.getByRole('radio', { name: 'Fastest 55m' }).click()
  screen.getByRole('checkbox', { name: /^Morning/ }).focus()
  await userEvent.keyboard(' ')
  const last = onChange.mock.lastCall?.[0]
  expect(last && values(last)).toEqual(['adults=2', 'maxPrice=5', 'sort=fastest', 'time=morning'])
})

it('keeps its button at the foot of the sheet while the choices scroll', async () => {
  await page.viewport(360, 400)
  render(<FilterPanel {...basics} chips />)
  await page.getByRole('button', { name: /^Filter and sort/ }).click()
  await expect.element(page.getByRole('button', { name: 'Show 7 flights' })).toBeInViewport()
})

it('shows no dead chip without script', async () => {
  await page.viewport(360, 740)
  const served = await serveWithoutScript(<FilterPanel {...basics} chips />)
  expect(within(served.body).getByRole('link', { name: 'Filter and sort' })).toBeTruthy()
  expect(within(served.body).queryByRole('radio')).toBeNull()
})

it('takes the id of the app, and begins those inside with it', () => {
  render(<FilterPanel {...basics} id="filters" />)
  expect(screen.getByRole('complementary', { name: 'Filter and sort' }).id).toBe('filters')
  const price = screen.getByRole('slider')
  expect(price.id).toBe('filters-price')
  expect(screen.getByRole('status').getAttribute('for')).toBe('filters-price')
})

it('applies what was ticked before the script had come', async () => {
  const onSubmit = vi.fn<(form: HTMLFormElement) => void>()
  serveAndHydrate(
    <FilterPanel
      {...basics}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event.currentTarget)
      }}
    />,
    (host) => host.querySelector<HTMLInputElement>('input[value="1"]')?.click(),
  )
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  const [sent] = onSubmit.mock.lastCall ?? []
  expect(sent && values(sent)).toContain('stops=1')
  await expect.element(page.getByRole('checkbox', { name: /1 stop/ })).toBeChecked()
})

it('sends nothing when nothing was pressed, though the price limit lies between two steps', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const limit = { name: 'maxPrice', min: 3_500, max: 12_345, value: 12_345, step: 500 }
  serveAndHydrate(
    <FilterPanel
      {...basics}
      price={{ ...limit, format: (amount) => `৳${amount}` }}
      onSubmit={onSubmit}
    />,
  )
  await expect.element(page.getByRole('slider')).toHaveValue('12000')
  await expect.element(page.getByText('up to ৳12345')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve))
  expect(onSubmit).not.toHaveBeenCalled()
})
