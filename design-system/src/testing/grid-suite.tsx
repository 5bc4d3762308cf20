import { render } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

interface GridProps {
  /** Chosen at first: 25 November 2026, a Wednesday. */
  value: string | null
  onValueChange: (iso: string | null) => void
  today: string
  min?: string
  max?: string
}

interface GridSuiteOptions {
  /** Px of the window, which decides between a popup and a sheet. */
  width: number
  /** Draws one field with the given value and limits, written as YYYY-MM-DD. */
  widget: (props: GridProps) => ReactElement
  /** The field that is rendered; Down in it enters the grid. */
  field: string
}

/** What every grid of days promises (WAI-ARIA APG, date picker dialog), run against each of them. */
export function gridSuite(what: string, { width, widget, field }: GridSuiteOptions) {
  const day = (name: string) => page.getByRole('gridcell', { name, exact: true })
  const focused = () => document.activeElement?.getAttribute('aria-label')
  const stops = () => document.querySelectorAll('[role="grid"] [tabindex="0"]')

  function Scene({ onValueChange, ...rest }: GridProps) {
    const [value, setValue] = useState(rest.value)
    const change = (iso: string | null) => {
      setValue(iso)
      onValueChange(iso)
    }
    return widget({ ...rest, value, onValueChange: change })
  }
  async function enter(props: Partial<GridProps> = {}) {
    await page.viewport(width, 900)
    const onValueChange = vi.fn()
    render(<Scene value="2026-11-25" today="2026-11-21" onValueChange={onValueChange} {...props} />)
    page.getByRole('textbox', { name: field }).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => document.activeElement?.closest('td')).toBeTruthy()
    return onValueChange
  }
  /** Presses keys one after the other: each waits for the focus that the one before moved. */
  async function walk(...steps: readonly (readonly [keys: string, to: string])[]) {
    for (const [keys, to] of steps) {
      await userEvent.keyboard(keys)
      await expect.poll(focused, { message: keys }).toBe(to)
    }
  }

  describe(`${what} is a grid of days`, () => {
    test('named by its month, with a header for each day of the week', async () => {
      await enter()
      const november = page.getByRole('grid', { name: 'November 2026' })
      await expect.element(november).toBeVisible()
      const headers = november.getByRole('columnheader').elements()
      expect(headers.map((header) => header.getAttribute('aria-label'))).toEqual([
        'Sunday',
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
      ])
    })

    test('that is entered at the chosen day, which says that it is', async () => {
      await enter()
      await expect.poll(focused).toBe('Wednesday, 25 November 2026')
      await expect
        .element(day('Wednesday, 25 November 2026'))
        .toHaveAttribute('aria-selected', 'true')
      await expect
        .element(day('Thursday, 26 November 2026'))
        .not.toHaveAttribute('aria-selected', 'true')
    })

    test('that is entered at today when nothing is chosen', async () => {
      await enter({ value: null })
      await expect.poll(focused).toBe('Saturday, 21 November 2026')
    })

    test('where today is marked, and no other day', async () => {
      await enter()
      await expect
        .element(page.getByRole('button', { name: 'Saturday, 21 November 2026' }))
        .toHaveAttribute('aria-current', 'date')
      expect(document.querySelectorAll('[role="grid"] [aria-current]')).toHaveLength(1)
    })

    test('in the language of its words', async () => {
      await enter()
      const november = page.getByRole('grid', { name: 'November 2026' }).element()
      expect(november.closest('[lang]')?.getAttribute('lang')).toBe('en-GB')
    })

    test('with one stop in the tab order, which goes where the focus goes', async () => {
      await enter()
      expect(stops()).toHaveLength(1)
      await walk(['{ArrowDown}', 'Wednesday, 2 December 2026'])
      await expect.poll(() => stops().length).toBe(1)
      expect(stops()[0]).toBe(document.activeElement)
    })

    test('walked by arrows: a day, and a week', async () => {
      await enter()
      await walk(
        ['{ArrowRight}', 'Thursday, 26 November 2026'],
        ['{ArrowLeft}', 'Wednesday, 25 November 2026'],
        ['{ArrowUp}', 'Wednesday, 18 November 2026'],
        ['{ArrowDown}', 'Wednesday, 25 November 2026'],
      )
    })

    test('where Home and End are the ends of the week', async () => {
      await enter()
      await walk(['{Home}', 'Sunday, 22 November 2026'], ['{End}', 'Saturday, 28 November 2026'])
    })

    test('where Page Up and Page Down turn the month, with Shift the year', async () => {
      await enter()
      await walk(
        ['{PageDown}', 'Friday, 25 December 2026'],
        ['{PageUp}', 'Wednesday, 25 November 2026'],
        ['{Shift>}{PageDown}{/Shift}', 'Thursday, 25 November 2027'],
        ['{Shift>}{PageUp}{/Shift}', 'Wednesday, 25 November 2026'],
      )
    })

    test('whose days outside the limits are seen, and passed over', async () => {
      await enter({ value: '2026-11-05', min: '2026-11-05', max: '2026-11-06' })
      await expect
        .element(page.getByRole('button', { name: 'Wednesday, 4 November 2026' }))
        .toBeDisabled()
      await walk(
        ['{ArrowLeft}', 'Thursday, 5 November 2026'],
        ['{ArrowRight}', 'Friday, 6 November 2026'],
        ['{ArrowRight}', 'Friday, 6 November 2026'],
      )
    })

    test.each([
      ['Enter', '{Enter}'],
      ['Space', ' '],
    ])('where %s takes the day', async (_, key) => {
      const onValueChange = await enter()
      await walk(['{ArrowRight}', 'Thursday, 26 November 2026'])
      await userEvent.keyboard(key)
      await expect.poll(() => onValueChange.mock.lastCall).toEqual(['2026-11-26'])
    })
  })
}
