import { useState, type ChangeEvent } from 'react'

/** The value of a field that the page keeps, or the field itself where it is given none. */
export function useOwnValue<Value>(
  given: Value | undefined,
  initial: Value,
  onValueChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial)
  const change = (value: Value) => {
    setOwn(value)
    onValueChange?.(value)
  }
  return [given === undefined ? own : given, change]
}

/** One handler for both: the browser's own event, then the value alone. */
export function withValue<
  Control extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
>(
  onChange: ((event: ChangeEvent<Control>) => void) | undefined,
  onValueChange: ((value: string) => void) | undefined,
) {
  return (event: ChangeEvent<Control>) => {
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
}

/** What a Bangla keyboard types as ০ to ৯ as the digits that passports, tickets and dates are written in. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO))

const BANGLA_ZERO = '০'.charCodeAt(0)
