import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/index.ts'

interface ComboboxSuiteOptions {
  /** The field 'City', which finds Dhaka, Khulna and Sylhet; every one of them has an h. */
  widget: () => ReactElement
}

/** What every combobox promises (WAI-ARIA APG), run against each of them. */
export function comboboxSuite(what: string, { widget }: ComboboxSuiteOptions) {
  const input = () => page.getByRole('combobox', { name: 'City' })
  const list = () => page.getByRole('listbox', { name: 'City' })
  const active = () => {
    const id = input().element().getAttribute('aria-activedescendant')
    const words = id === null ? '' : (document.getElementById(id)?.textContent ?? '')
    // An option may say more than its city.
    return ['Dhaka', 'Khulna', 'Sylhet'].find((city) => words.includes(city)) ?? null
  }

  describe(`${what} is a combobox`, () => {
    test('that says whether its list is open, and which it is', async () => {
      render(widget())
      await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
      await userEvent.type(input(), 'h')
      await expect.element(list()).toBeVisible()
      await expect.element(input()).toHaveAttribute('aria-expanded', 'true')
      expect(input().element().getAttribute('aria-controls')).toBe(list().element().id)
    })

    test('that announces how many options there are, and that there are none', async () => {
      render(widget())
      await userEvent.type(input(), 'h')
      await expect.element(page.getByRole('status')).toHaveTextContent('3 options available')
      await userEvent.fill(input(), 'zz')
      await expect.element(page.getByRole('status')).toHaveTextContent('No options')
      await expect.element(page.getByText('No options').last()).toBeVisible()
    })

    test('whose options are walked by arrows, around the ends, the focus staying in', async () => {
      render(widget())
      await userEvent.type(input(), 'h')
      await expect.poll(active).toBe('Dhaka')
      await userEvent.keyboard('{ArrowDown}')
      await expect.poll(active).toBe('Khulna')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect.poll(active).toBe('Dhaka')
      await userEvent.keyboard('{ArrowUp}')
      await expect.poll(active).toBe('Sylhet')
      await userEvent.keyboard('{PageUp}')
      await expect.poll(active).toBe('Dhaka')
      await userEvent.keyboard('{PageDown}')
      await expect.poll(active).toBe('Sylhet')
      await expect.element(input()).toHaveFocus()
    })

    test('in which Enter answers the list and not the form', async () => {
      let submits = 0
      render(
        <form
          onSubmit={(event) => {
            event.preventDefault()
            submits += 1
          }}
        >
          {widget()}
        </form>,
      )
      await userEvent.type(input(), 'syl')
      await expect.poll(active).toBe('Sylhet')
      await userEvent.keyboard('{Enter}')
      expect(submits).toBe(0)
    })

    test('whose list alone closes on Escape, in a dialog', async () => {
      render(
        <Dialog open onOpenChange={() => undefined} title="Traveller">
          {widget()}
        </Dialog>,
      )
      await userEvent.type(input(), 'h')
      await expect.element(list()).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(list()).not.toBeInTheDocument()
      await expect.element(input()).toHaveFocus()
      await expect.element(page.getByRole('dialog', { name: 'Traveller' })).toBeVisible()
    })

    test('whose list is 140 to 300 px high and is left alone by translators', async () => {
      render(widget())
      await userEvent.type(input(), 'h')
      await expect.element(list()).toBeVisible()
      const popup = list().element().closest('[translate="no"]')
      const height = popup?.getBoundingClientRect().height ?? 0
      expect(height).toBeGreaterThanOrEqual(140)
      expect(height).toBeLessThanOrEqual(300)
    })
  })
}
