import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInForm } from './form.tsx'

interface GroupProps {
  label: string
  name?: string
  hint?: string
  error?: string
  disabled?: boolean
}

/**
 * What every group of choices promises, run against each of them.
 * `widget` is the group with one choice made, `value` being what the form then sends.
 */
export function groupSuite(
  what: string,
  role: 'group' | 'radiogroup',
  value: string,
  widget: (props: GroupProps) => ReactElement,
) {
  const group = () => page.getByRole(role, { name: 'Delivery' })

  describe(`${what} is a group of choices`, () => {
    test('that is named by its legend', async () => {
      render(widget({ label: 'Delivery' }))
      await expect.element(group()).toBeVisible()
    })

    test('whose error and hint are both in its description', async () => {
      render(widget({ label: 'Delivery', hint: 'Of your passport', error: 'Choose one' }))
      await expect
        .element(group())
        .toHaveAccessibleDescription('Error: Choose one Of your passport')
    })

    test('that describes nothing when there is nothing to say', async () => {
      render(widget({ label: 'Delivery' }))
      await expect.element(group()).not.toHaveAttribute('aria-describedby')
    })

    test('whose choice is in the form', () => {
      const { sent } = renderInForm(widget({ label: 'Delivery', name: 'delivery' }))
      expect(sent()).toEqual({ delivery: value })
    })

    test('that is left out of the form when it is disabled', () => {
      const { sent } = renderInForm(widget({ label: 'Delivery', name: 'delivery', disabled: true }))
      expect(sent()).toEqual({})
    })
  })
}
