import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInForm } from './form.tsx'

interface FieldProps {
  label: string
  name?: string
  hint?: string
  error?: string
  required?: boolean
  disabled?: boolean
}

/**
 * What every field promises, run against each of them.
 * `widget` is the field filled in, with `value` as what the form then sends.
 */
export function fieldSuite(
  name: string,
  value: string,
  widget: (props: FieldProps) => ReactElement,
) {
  describe(`${name} is a field`, () => {
    test('that is found by its label', async () => {
      render(widget({ label: 'Family name' }))
      await expect.element(page.getByLabelText('Family name')).toBeVisible()
    })

    test('whose error and hint are both in its description', async () => {
      render(
        widget({ label: 'Family name', hint: 'As in the passport', error: 'Name is required' }),
      )
      const control = page.getByLabelText('Family name')
      await expect.element(control).toHaveAccessibleDescription(/Error: Name is required/)
      await expect.element(control).toHaveAccessibleDescription(/As in the passport/)
      await expect.element(control).toBeInvalid()
    })

    test('that describes nothing when there is nothing to say', async () => {
      render(widget({ label: 'Family name' }))
      const control = page.getByLabelText('Family name')
      await expect.element(control).not.toHaveAttribute('aria-describedby')
      await expect.element(control).toBeValid()
    })

    test('whose value is in the form', () => {
      const { sent } = renderInForm(widget({ label: 'Family name', name: 'familyName' }))
      expect(sent()).toEqual({ familyName: value })
    })

    test('that is left out of the form when it is disabled', () => {
      const { sent } = renderInForm(
        widget({ label: 'Family name', name: 'familyName', disabled: true }),
      )
      expect(sent()).toEqual({})
    })

    test('that says when it is required', async () => {
      render(widget({ label: 'Family name', required: true }))
      await expect.element(page.getByLabelText('Family name')).toBeRequired()
    })
  })
}
