/** Whether a field holds something else than was rendered. A browser moves the value of a slider to its steps. */
export function isEntered(field: HTMLInputElement | HTMLSelectElement, rendered: string): boolean {
  if (!(field instanceof HTMLInputElement) || field.type !== 'range')
    return field.value !== rendered
  const { type, min, max, step } = field
  const untouched = document.createElement('input')
  return field.value !== Object.assign(untouched, { type, min, max, step, value: rendered }).value
}
