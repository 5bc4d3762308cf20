import { useState } from 'react'

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
