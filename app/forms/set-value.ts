/** Sets a control as typing does, so that React, the form library and the draft notice the change. */
export function setValue(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void {
  // React watches the property of the instance; the prototype's setter bypasses it, so that React sees a change.
  const prototype = Reflect.getPrototypeOf(control)
  if (prototype) Reflect.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
