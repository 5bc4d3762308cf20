import type { ChangeEvent } from 'react'

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
