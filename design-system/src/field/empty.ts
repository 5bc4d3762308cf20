/** Empties a field as a person would: React, a form library and a draft hear of it. */
export function empty(input: HTMLInputElement): void {
  // React keeps the value of an input to itself; the element's own setter goes past it.
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  own?.set?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
