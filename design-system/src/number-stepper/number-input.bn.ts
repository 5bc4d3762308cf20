import { createElement } from 'react'
import { latinDigits } from '../field/latin-digits.ts'
import { useHydrated } from '../hydration/index.ts'
import { digits } from '../language/index.ts'
import type * as english from './number-input.ts'

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A text field with the keys of a number field, because browsers neither show nor take Bangla digits in a native one. The
 * form sends Latin digits, and without script what stands in the field.
 */
export const useNumberInput: typeof english.useNumberInput = (state) => {
  const { name, min, max, shown, type, step } = state
  const scripted = useHydrated()
  return {
    field: {
      type: 'text',
      role: 'spinbutton',
      'aria-valuenow': shown === '' ? undefined : Number(shown),
      'aria-valuemin': min,
      'aria-valuemax': max,
      autoComplete: 'off',
      name: scripted ? undefined : name,
      value: digits(shown),
      onChange: (event) => type(latinDigits(event.target.value).replaceAll(/\D/g, '')),
      onKeyDown: (event) => {
        const by = STEPS[event.key]
        if (by === undefined) return
        event.preventDefault()
        step(by)
      },
    },
    sent: scripted && name ? createElement('input', { type: 'hidden', name, value: shown }) : null,
  }
}
