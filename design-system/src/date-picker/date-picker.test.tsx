import { render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/index.ts'
import { serveAndHydrate, servedHtml } from '../testing/suites.ts'
import { DatePicker, type DatePickerProps } from './date-picker.tsx'
import { DateRangePicker, type DateRange } from './date-range-picker.tsx'

function Departure(props: Partial<DatePickerProps>) {
  const [value, setValue] = useState(props.value ?? null)
  return (
    <form>
      <button type="button">Elsewhere</button>
      <DatePicker
        label="Departure"
        name="day"
        today="2026-11-21"
        {...props}
        value={value}
        onValueChange={setValue}
      />
    </form>
  )
}
const input = () => page.getByRole('textbox', { name: 'Departure' })
const sent = (name = 'day') => new FormData(document.forms[0]).get(name)

test('the default format is the one of the spec', async () => {
  render(<Departure value="2026-11-05" />)
  await expect.element(input()).toHaveValue('11/05/2026')
})

test('a day typed before the script has come is taken', async () => {
  serveAndHydrate(<Departure value="2026-11-21" displayFormat="yyyy-MM-dd" />, (host) => {
    const field = host.querySelector<HTMLInputElement>('input[type=text]')
    if (field) field.value = '2026-12-24'
  })
  await expect.element(input()).toHaveValue('2026-12-24')
  expect(sent()).toBe('2026-12-24')
})

test('opens on focus, takes a day by mouse, closes, and stays closed with the focus on the field', async () => {
  await page.viewport(1280, 900)
  render(<Departure displayFormat="d MMM yyyy" min="2026-11-21" />)
  await userEvent.click(input())
  await expect
    .element(page.getByRole('button', { name: 'Friday, 20 November 2026' }))
    .toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: 'Tuesday, 1 December 2026' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(input()).toHaveFocus()
  await expect.element(input()).toHaveValue('1 Dec 2026')
  expect(sent()).toBe('2026-12-01')
})

test('by keyboard: down into the grid, arrows, Enter; Escape goes back to the field', async () => {
  await page.viewport(1280, 900)
  render(<Departure value="2026-11-21" />)
  await userEvent.keyboard('{Tab}{Tab}{ArrowDown}')
  await expect
    .element(page.getByRole('button', { name: 'Saturday, 21 November 2026' }))
    .toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.element(page.getByRole('button', { name: 'Sunday, 29 November 2026' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(input()).toHaveFocus()
  expect(sent()).toBe('2026-11-21')
})

test('opened by Tab, the calendar is no stop: Tab goes on to the next field, and back', async () => {
  await page.viewport(1280, 900)
  render(
    <>
      <Departure value="2026-11-21" />
      <button type="button">Next</button>
    </>,
  )
  const calendar = page.getByRole('dialog', { name: 'Departure' })
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(calendar).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  await expect.element(calendar).not.toBeInTheDocument()
  await userEvent.tab({ shift: true })
  await expect.element(input()).toHaveFocus()
  await expect.element(calendar).toBeVisible()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(input()).toHaveFocus()
})

test('a press outside closes', async () => {
  await page.viewport(1280, 900)
  render(<Departure />)
  await userEvent.click(input())
  await expect.element(page.getByRole('dialog', { name: 'Departure' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('what is no date stays, with the message, and sends nothing', async () => {
  render(<Departure value="2026-11-21" hint="Local date" />)
  await userEvent.fill(input(), '31/02/2026')
  await userEvent.keyboard('{Escape}{Tab}')
  await expect.element(input()).toHaveValue('31/02/2026')
  await expect
    .element(input())
    .toHaveAccessibleDescription(/Error: Date input not valid\..*Local date/)
  expect(sent()).toBe('')
})

test('a day before the first possible one says which that is', async () => {
  render(<Departure min="2026-11-21" displayFormat="d MMM yyyy" />)
  await userEvent.fill(input(), '1 Nov 2026')
  await userEvent.keyboard('{Escape}{Tab}')
  await expect
    .element(input())
    .toHaveAccessibleDescription(/Error: Choose Saturday, 21 November 2026 or later\./)
})

test('on a phone the calendar is a modal sheet, and a touch takes the day', async () => {
  await page.viewport(360, 800)
  render(
    <Departure
      displayFormat="d MMM yyyy"
      dayNote={(iso) => (iso.endsWith('-25') ? '৳4.1k' : '')}
    />,
  )
  await userEvent.click(input())
  await expect.element(page.getByRole('dialog', { name: 'Departure' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Wednesday, 25 November 2026, ৳4.1k' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent()).toBe('2026-11-25')
  await page.viewport(1280, 900)
})

test('the sheet of a phone covers the screen, and the day can be typed in it', async () => {
  await page.viewport(360, 800)
  render(<Departure displayFormat="d MMM yyyy" min="2026-11-21" />)
  await userEvent.click(input())
  const sheet = page.getByRole('dialog', { name: 'Departure' })
  await expect.element(sheet).toBeVisible()
  const box = sheet.element().getBoundingClientRect()
  expect([box.left, box.top, box.width, box.height]).toEqual([0, 0, 360, 800])
  // Ten years each side, on a list that scrolls; those before the first day are there and cannot be chosen.
  const years = sheet.getByRole('combobox', { name: /year/i }).first().element()
  expect(years.querySelector('option:last-child')?.textContent).toBe('2036')
  const typed = sheet.getByRole('textbox', { name: 'Departure' })
  await userEvent.fill(typed, '1 Nov 2026')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(typed)
    .toHaveAccessibleDescription(/Error: Choose Saturday, 21 November 2026 or later\./)
  await userEvent.fill(typed, '3 Dec 2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet).not.toBeInTheDocument()
  expect(sent()).toBe('2026-12-03')
  await page.viewport(1280, 900)
})

test('far years are a page of twelve away, near ones in a list of five each side', async () => {
  await page.viewport(1280, 900)
  render(<Departure value="2026-11-21" displayFormat="d MMM yyyy" />)
  await userEvent.click(input())
  const list = page.getByRole('combobox', { name: /year/i }).first()
  await expect.element(list).toBeVisible()
  expect(list.element().querySelectorAll('option')).toHaveLength(11)
  await userEvent.click(page.getByRole('button', { name: 'All years' }))
  await expect.element(page.getByRole('button', { name: '2026' })).toHaveFocus()
  for (let page12 = 0; page12 < 3; page12 += 1)
    await userEvent.click(page.getByRole('button', { name: 'Earlier years' }))
  await expect.element(page.getByText('1981 to 1992')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '1990' }))
  await expect.poll(() => document.activeElement?.closest('td')).not.toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Wednesday, 21 November 1990' }))
  expect(sent()).toBe('1990-11-21')
})

test('in December the month to the side offers the years around its own', async () => {
  await page.viewport(1280, 900)
  render(<Departure value="2026-12-21" />)
  await userEvent.click(input())
  const january = page.getByRole('combobox', { name: /year/i }).nth(1)
  await expect.element(january).toHaveValue('2027')
  const years = [...january.element().querySelectorAll('option')].map((year) => year.textContent)
  expect([years[0], years.at(-1)]).toEqual(['2022', '2032'])
})

test('while no day is chosen it opens at the month that it is told', async () => {
  await page.viewport(1280, 900)
  render(<Departure opensAt="2027-03-01" max="2027-12-31" />)
  await userEvent.click(input())
  await expect.element(page.getByRole('combobox', { name: /year/i }).nth(0)).toHaveValue('2027')
  await expect.element(page.getByRole('button', { name: 'Wednesday, 31 March 2027' })).toBeVisible()
})

test('in a dialog Escape closes the calendar alone', async () => {
  await page.viewport(1280, 900)
  render(
    <Dialog open onOpenChange={() => undefined} title="Change the search">
      <Departure />
    </Dialog>,
  )
  await userEvent.click(input())
  await expect.element(page.getByRole('dialog', { name: 'Departure' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Departure' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Change the search' })).toBeVisible()
})

test('a range: first press leaves, second returns, and both are announced', async () => {
  await page.viewport(1280, 900)
  function Trip() {
    const [value, setValue] = useState<DateRange>({ start: null, end: null })
    return (
      <form>
        <DateRangePicker
          startLabel="Leave"
          endLabel="Return"
          startName="a"
          endName="b"
          today="2026-11-21"
          value={value}
          onValueChange={setValue}
        />
      </form>
    )
  }
  render(<Trip />)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('dialog', { name: 'Leave' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('dialog', { name: 'Return' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Return' })).toHaveFocus()
  await userEvent.click(page.getByRole('textbox', { name: 'Leave' }))
  await userEvent.click(page.getByRole('button', { name: 'Monday, 23 November 2026' }))
  await expect
    .element(page.getByText('Leaving Monday, 23 November 2026. Now choose the return.'))
    .toBeInTheDocument()
  await userEvent.hover(page.getByRole('button', { name: 'Thursday, 26 November 2026' }))
  await expect
    .element(page.getByText('Monday, 23 November 2026 to Thursday, 26 November 2026, 3 nights'))
    .toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Thursday, 26 November 2026' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect([sent('a'), sent('b')]).toEqual(['2026-11-23', '2026-11-26'])
})

test('the server renders a native date input for a page without script, and hydration agrees with it', () => {
  const element = <Departure value="2026-11-21" displayFormat="d MMM yyyy" />
  const host = document.createElement('div')
  document.body.append(host)
  host.innerHTML = servedHtml(element)
  expect(host.querySelector('noscript')?.textContent).toContain('type="date"')
  const { unmount } = render(element, { container: host, hydrate: true })
  expect(host.querySelector('input[type=text]')).toHaveProperty('value', '21 Nov 2026')
  unmount()
  host.remove()
})
