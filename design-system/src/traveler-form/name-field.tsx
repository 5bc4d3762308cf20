import { useRef, useState } from 'react'
import { Button } from '../button/index.ts'
import { TextField, type TextFieldProps } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './traveler-form.css.ts'
import { travelerForm as defaultWords } from '../messages/checkout.ts'

export type NameFieldProps = TextFieldProps & {
  /** How a name that is typed in another script is likely spelt in the passport; null where there is nothing to offer. */
  spellingOf?: ((typed: string) => string | null) | undefined
  /** How a name that is too long may be shortened; none where it fits. */
  shorterOf?: ((typed: string) => readonly string[]) | undefined
}

/** A part of a name, as the ticket will have it. What is typed stays until its writer takes what is offered. */
export function NameField({ spellingOf, shorterOf, ...field }: NameFieldProps) {
  const words = useMessages('travelerForm', defaultWords)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''))
  const spelling = spellingOf?.(typed) ?? null
  const offers = spelling === null ? (shorterOf?.(typed) ?? []) : [spelling]

  const take = (offered: string) => {
    const control = input.current
    if (!control) return
    control.value = offered
    setTyped(offered)
    // The form library and the draft listen to the document, as for what is typed.
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
    control.focus()
  }

  return (
    <div>
      <TextField {...field} ref={input} spellCheck={false} onValueChange={setTyped} />
      {/* Always there, so that a screen reader hears what appears in it. */}
      <div aria-live="polite">
        {offers.length === 0 ? null : (
          <div className={css.offer}>
            {offers.map((offered) => (
              <Button key={offered} variant="secondary" size="small" onClick={() => take(offered)}>
                {words.takeSpelling(offered)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
