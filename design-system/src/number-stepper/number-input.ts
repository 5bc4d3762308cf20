import type { InputHTMLAttributes, ReactNode } from 'react'

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

export interface NumberInput {
  /** Of the field that one types in. */
  field: InputHTMLAttributes<HTMLInputElement>
  /** What the form sends in its place. */
  sent?: ReactNode
}

/** A native number field: it has its keys, and browsers show and take Latin digits in it. */
export function useNumberInput({ name, min, max, shown, type }: NumberState): NumberInput {
  return {
    field: {
      type: 'number',
      name,
      min,
      max,
      step: 1,
      // A browser that restores the number after a reload would pass for a visitor who typed it.
      autoComplete: 'off',
      value: shown,
      onChange: (event) => type(event.target.value),
    },
  }
}
