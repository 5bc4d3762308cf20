import { act, render, screen, within } from '@testing-library/react'
import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { serveAndHydrate } from '../testing/suites.ts'
import { birthYears, DateParts } from './index.ts'

const names = { year: 'birthYear', month: 'birthMonth', day: 'birthDay' }
const form = () => screen.getByTestId<HTMLFormElement>('form')
const sent = () => Object.fromEntries(new FormData(form()))

function show(props: Partial<Parameters<typeof DateParts>[0]> = {}) {
  render(
    <form data-testid="form">
      <DateParts legend="Birth Date" names={names} years={birthYears(2026)} {...props} />
    </form>,
  )
}

it('sends year, month and day', async () => {
  show()
  await page.getByLabelText('Year').selectOptions('1996')
  await page.getByLabelText('Month').selectOptions('February')
  await page.getByLabelText('Day').selectOptions('29')
  expect(sent()).toEqual({ birthYear: '1996', birthMonth: '2', birthDay: '29' })
})

it('offers the days of the month and empties a day that the month lacks', async () => {
  show({ defaultValue: { year: '1996', month: '2', day: '29' } })
  const days = () => within(screen.getByLabelText('Day')).getAllByRole('option').length - 1
  expect(days()).toBe(29)
  await page.getByLabelText('Year').selectOptions('1997')
  expect(days()).toBe(28)
  expect(sent()).toEqual({ birthYear: '1997', birthMonth: '2', birthDay: '' })
  await page.getByLabelText('Month').selectOptions('January')
  expect(days()).toBe(31)
})

it('describes the group by its error and hint', () => {
  show({ error: 'Birth date is required', hint: 'As in the passport' })
  const group = screen.getByRole('group', { name: 'Birth Date' })
  const described = (group.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['Birth date is required', 'As in the passport'])
})

it('keeps all three when they are filled in at one go, as autofill does', () => {
  show()
  const native = (label: string, value: string) => {
    const select = screen.getByLabelText<HTMLSelectElement>(label)
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value)
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  act(() => {
    native('Year', '1996')
    native('Month', '2')
    native('Day', '29')
  })
  expect(sent()).toEqual({ birthYear: '1996', birthMonth: '2', birthDay: '29' })
})

it('keeps its lists apart on a phone when an error is longer than its list', () => {
  render(
    <div style={{ inlineSize: 296 }}>
      <DateParts
        legend="জন্মতারিখ"
        names={names}
        years={birthYears(2026)}
        errors={{ day: 'জন্মতারিখের দিন দরকার' }}
      />
    </div>,
  )
  const [day, month] = ['Day', 'Month'].map((part) =>
    screen.getByLabelText(part).getBoundingClientRect(),
  )
  expect(day?.top).toBe(month?.top)
  expect(day?.right).toBeLessThan(month?.left ?? 0)
})

it('keeps what was chosen before the script had come', async () => {
  serveAndHydrate(
    <form data-testid="form">
      <DateParts legend="Birth Date" names={names} years={birthYears(2026)} />
    </form>,
    (host) => {
      const [day, month] = host.querySelectorAll('select')
      if (day) day.value = '29'
      if (month) month.value = '2'
    },
  )
  await page.getByLabelText('Year').selectOptions('1996')
  expect(sent()).toEqual({ birthYear: '1996', birthMonth: '2', birthDay: '29' })
})
