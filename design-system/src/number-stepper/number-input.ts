import { createElement, type InputHTMLAttributes, type ReactNode } from 'react'
import { latinDigits } from '../field/value.ts'
import { useHydrated } from '../hydration/index.ts'
import { useDigits } from '../messages/index.ts'

/** What a stepper knows of its number. */
export interface NumberState {
  name: string | undefined
  min: number
  max: number | undefined
  /** The number, or what stands in its place between two keystrokes. */
  shown: number | string
  /** Takes what was typed, in Latin digits. */
  type: (text: string) => void
  /** Adds to the number. */
  step: (by: number) => void
}

type InputProps = InputHTMLAttributes<HTMLInputElement>

export interface NumberInput {
  /** Of the field that one types in. */
  field: InputProps
  /** What the form sends in its place. */
  sent?: ReactNode
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A native number field where digits are Latin. Elsewhere a text field with the keys of one, because browsers neither show
 * nor take other digits in a native one; the form sends Latin digits, and without script what stands in the field.
 */
export function useNumberInput({ name, min, max, shown, type, step }: NumberState): NumberInput {
  const digits = useDigits()
  const scripted = useHydrated()
  // A browser that restores the number after a reload would pass for a visitor who typed it.
  const autoComplete = 'off'
  if (digits(0) === '0') {
    const onChange: InputProps['onChange'] = (event) => type(event.target.value)
    return {
      field: { type: 'number', name, min, max, step: 1, autoComplete, value: shown, onChange },
    }
  }
  return {
    field: {
      type: 'text',
      role: 'spinbutton',
      'aria-valuenow': shown === '' ? undefined : Number(shown),
      'aria-valuemin': min,
      'aria-valuemax': max,
      autoComplete,
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
