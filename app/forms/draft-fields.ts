/** Field values by name. */
export type Draft = Record<string, string>

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The values of the form's fields that `asked` selects. */
export function typedIn(form: HTMLFormElement, asked: (name: string) => boolean): Draft {
  const draft: Draft = {}
  for (const control of typedControls(form, asked)) {
    if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked)
      continue
    draft[control.name] = isCheckbox(control) ? String(control.checked) : control.value
  }
  return draft
}

/** Restores a draft into the controls that are still untouched, with the events that React needs. True when any was set. */
export function restoreDraft(
  form: HTMLFormElement,
  draft: Draft,
  asked: (name: string) => boolean,
): boolean {
  let filled = false
  // Checked before the first is set, because one control may set another: the title sets the gender.
  const controls = [...typedControls(form, asked)].map(
    (control) => [control, isTouched(control)] as const,
  )
  for (const [control, touched] of controls) {
    const kept = draft[control.name]
    if (kept === undefined) continue
    if (isCheckbox(control)) {
      if (!['true', 'false'].includes(kept) || kept === String(control.checked)) continue
      control.click()
    } else if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.value !== kept || control.checked) continue
      control.click()
    } else {
      // The browser may have restored the value before hydration; React has not seen it yet.
      if (control.value !== kept && touched) continue
      if (kept === '' && control.value === '') continue
      setValue(control, kept)
    }
    filled = true
  }
  return filled
}

function* typedControls(form: HTMLFormElement, asked: (name: string) => boolean): Generator<Typed> {
  for (const control of form.elements) {
    const typed =
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    if (!typed || !control.name || !asked(control.name)) continue
    if (control.type !== 'hidden' && control.type !== 'password') yield control
  }
}

function isCheckbox(control: Typed): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox'
}

/** True for a control that was changed before hydration. */
function isTouched(control: Typed): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((o) => o.selected !== o.defaultSelected && o.value !== '')
  return control.value !== control.defaultValue
}

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
