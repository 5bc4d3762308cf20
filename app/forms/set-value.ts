/** Sets a control as typing does: React, the form library and the draft hear of it. */
export function setValue(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void {
  // React watches the property of the instance; the prototype's setter goes past it, so that it sees a change.
  const prototype = Reflect.getPrototypeOf(control)
  if (prototype) Reflect.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
