import type { ScriptSettings } from '../toolbar/script-settings.ts'
import type { FillValues } from './fill-values.ts'

/** Behind the address of a page whose form is to be filled and sent at once. */
export const FILL_AND_SUBMIT = '#fill-and-submit'

/**
 * Makes "Fill this form" of the strip fill the form of the page. Its source text is sent to the browser, so it must not
 * use anything from outside itself.
 */
function fillForms(fillAndSubmit: string, { home, digits, fill: words }: ScriptSettings): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  const toolbar = document.querySelector<HTMLElement>('.jp-toolbar')
  const button = toolbar?.querySelector<HTMLButtonElement>('[data-fill]')
  const status = toolbar?.querySelector<HTMLElement>('[data-filled]')
  if (!button || !status) return

  /** React renders what an event changed before the next task. */
  const rendered = () => new Promise((resolve) => setTimeout(resolve))
  const waitFor = async <T>(find: () => T | null | undefined, tries = 100): Promise<T | null> => {
    for (let left = tries; left > 0; left -= 1) {
      const found = find()
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    return null
  }

  const isChoice = ({ type }: Field) => type === 'radio' || type === 'checkbox'
  /** The fields that one sees. Steppers and sliders always have a value; a saved traveller is a choice of its own. */
  const fieldsOf = (form: HTMLFormElement) =>
    [...form.elements].filter(
      (one): one is Field =>
        (one instanceof HTMLInputElement ||
          one instanceof HTMLSelectElement ||
          one instanceof HTMLTextAreaElement) &&
        !['hidden', 'file', 'range', 'number'].includes(one.type) &&
        !one.name.startsWith('chosen') &&
        !one.matches(':disabled, [readonly], [role=spinbutton]') &&
        one.checkVisibility({ visibilityProperty: true }),
    )
  /** The form with most to type, of a dialog before the page's. A form of filters alone is none. */
  const formOfPage = () => {
    const forms = [...document.querySelectorAll<HTMLFormElement>('main form, [role=dialog] form')]
    const size = (form: HTMLFormElement) =>
      fieldsOf(form).filter((field) => !isChoice(field)).length +
      (form.closest('[role=dialog]') ? 1000 : 0)
    const [largest] = forms.sort((a, b) => size(b) - size(a))
    return largest && size(largest) % 1000 > 0 ? largest : undefined
  }

  const isDate = (field: Field) => field.getAttribute('aria-haspopup') === 'dialog'
  const isCombobox = (field: Field) => field.getAttribute('role') === 'combobox'
  const isEmpty = (field: Field, form: HTMLFormElement) => {
    if (field.type === 'radio')
      return !form.querySelector(`input[name="${CSS.escape(field.name)}"]:checked`)
    if (field.type === 'checkbox')
      return field.name === 'documentsLater' && field instanceof HTMLInputElement && !field.checked
    // What a list of several has is beside its field.
    return field.value === '' && !field.parentElement?.querySelector('ul')
  }

  /** Of the traveller in whose block the field is: what kind they are is in its heading. */
  const personOf = (field: Field, { people }: FillValues) => {
    let heading = ''
    for (
      let one = field.closest('fieldset');
      one;
      one = one.parentElement?.closest('fieldset') ?? null
    )
      heading = one.querySelector('legend')?.textContent ?? ''
    const index = Number(/\[(\d+)\]/.exec(field.name)?.[1] ?? 0)
    if (heading.includes(words.infant)) return people.HELD_INFANT[index]
    if (heading.includes(words.child)) return people.CHILD[index]
    return people.ADULT[index]
  }
  const valueFor = (field: Field, form: HTMLFormElement, values: FillValues) => {
    const alike = (kind: (one: Field) => boolean) => fieldsOf(form).filter(kind)
    if (isDate(field)) {
      const hidden = field.parentElement?.querySelector<HTMLInputElement>('input[type=hidden]')
      const name = hidden?.name.split('.').at(-1) ?? ''
      return values.fields[name] ?? values.days[alike(isDate).indexOf(field)]
    }
    if (isCombobox(field)) {
      const label = field.labels?.[0]?.textContent ?? ''
      if (!new RegExp(words.airportLabels).test(label)) return words.place
      const chosen = new Set(alike(isCombobox).map(({ value }) => value))
      return values.cities.find((city) => !chosen.has(city))
    }
    const [prefix = '', key] = field.name.split('.')
    const isTraveler = key !== undefined && prefix.startsWith('traveler')
    return isTraveler ? personOf(field, values)?.[key] : values.fields[key ?? field.name]
  }

  /** As typing does it. React watches the property of the instance, which the prototype's setter goes past. */
  const write = (field: Field, value: string) => {
    const prototype = Reflect.getPrototypeOf(field)
    if (prototype) Reflect.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  /** @returns whether the field has a value now */
  const fill = async (field: Field, value: string | undefined): Promise<boolean> => {
    if (isChoice(field)) {
      field.click()
    } else if (field instanceof HTMLSelectElement) {
      const options = [...field.options].map((option) => option.value)
      const chosen = options.find((one) => one === value) ?? options.find((one) => one !== '')
      if (chosen !== undefined) write(field, chosen)
    } else if (value !== undefined) {
      if (isCombobox(field)) field.focus()
      write(field, value)
      if (isCombobox(field)) {
        const list = `${CSS.escape(field.id)}-list`
        const option = await waitFor(() =>
          document.querySelector<HTMLElement>(`#${list} [role=option]`),
        )
        option?.click()
      }
      // A date is read when its field is left.
      if (isDate(field)) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    } else return false
    await rendered()
    return true
  }

  /** @returns how many fields were filled. Choices may bring more fields: those are filled, too. */
  const fillAll = async (form: HTMLFormElement, values: FillValues) => {
    const seen = new Set<Field>()
    let filled = 0
    for (;;) {
      const next = fieldsOf(form).find((field) => !seen.has(field))
      if (!next) return filled
      seen.add(next)
      if (!isEmpty(next, form)) continue
      if (await fill(next, valueFor(next, form, values))) filled += 1
    }
  }
  const run = async () => {
    const form = formOfPage()
    if (!form) return { message: words.noForm, submit: null }
    const at = encodeURIComponent(location.pathname + location.search)
    const answer = await fetch(`${home}/fill?at=${at}`)
    if (!answer.ok) return { message: words.failed, submit: null }
    // React does not notice what is typed before it has hydrated the form.
    await waitFor(() => Object.keys(form).find((key) => key.startsWith('__reactProps')), 1000)
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the prototype's own answer
    const values: FillValues = await answer.json()
    const filled = await fillAll(form, values)
    const submit = await waitFor(() =>
      [...form.querySelectorAll<HTMLButtonElement>('[type=submit]:not(:disabled)')]
        .filter((one) => one.checkVisibility())
        .at(-1),
    )
    submit?.focus()
    const count = String(filled).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
    const many = filled === 0 ? words.none : words.many.replace('{count}', count)
    return { message: filled === 1 ? words.one : many, submit }
  }

  // See it comes with this, for a state that is seen after the form is sent.
  if (location.hash === fillAndSubmit) {
    history.replaceState(history.state, '', location.pathname + location.search)
    void run().then(({ message, submit }) => {
      status.textContent = message
      submit?.click()
    })
  }
  button.hidden = false
  button.addEventListener('click', () => {
    status.textContent = ''
    void run().then(({ message }) => {
      status.textContent = message
    })
  })
}

export const fillScript = (settings: ScriptSettings): string =>
  `;(${fillForms.toString()})('${FILL_AND_SUBMIT}', ${JSON.stringify(settings)})\n`
