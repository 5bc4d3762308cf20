import { render } from '@testing-library/react'
import type { ReactElement } from 'react'

/** Renders a control in a form and hands back what a submit would send, name by name. */
export function renderInForm(control: ReactElement) {
  const { container } = render(<form>{control}</form>)
  const form = container.querySelector('form')
  if (!form) throw new Error('The form did not render')
  return {
    form,
    sent: () => Object.fromEntries(new FormData(form)),
    /** Every value under one name. */
    sentAll: (name: string) => new FormData(form).getAll(name),
  }
}
