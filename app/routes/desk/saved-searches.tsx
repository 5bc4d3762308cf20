import type { SubmissionResult } from '@conform-to/react'
import { useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { searchBodySchema } from '@jatra/contract/desk/saved-searches'
import { Alert } from '@jatra/design-system/alert'
import { Button, IconButton } from '@jatra/design-system/button'
import { TextField } from '@jatra/design-system/field'
import { Icon } from '@jatra/design-system/icon'
import { Link } from '@jatra/design-system/link'
import { formErrorOf, textProps } from '~/forms/form-props.ts'
import { OwnForm } from '~/forms/own-form.tsx'
import { useForm } from '~/forms/use-form.ts'
import { desk } from '~/messages/desk.ts'
import * as css from './desk.css.ts'

const copy = desk.find.saved

/** The searches that one keeps: a press away, and out by another. */
export function SavedSearches({
  saved,
}: {
  /** Null when they could not be read. */
  saved: readonly { id: string; name: string; href: string }[] | null
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  if (!saved || saved.length === 0) return null
  return (
    <section aria-labelledby="saved-searches" className={css.saved}>
      <h2 id="saved-searches" ref={heading} tabIndex={-1} className={css.partTitle}>
        {copy.title}
      </h2>
      <ul className={css.chips}>
        {saved.map(({ id, name, href }) => (
          <li key={id} className={css.chip}>
            <Link href={href} standalone>
              {name}
            </Link>
            <OwnForm preventScrollReset onSubmit={() => heading.current?.focus()}>
              <input type="hidden" name="forget" value={id} />
              <IconButton
                type="submit"
                size="small"
                label={copy.remove(name)}
                icon={<Icon name="close" size={16} />}
              />
            </OwnForm>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SaveSearchProps {
  q: string
  /** Made for this form: sending it twice keeps one search. */
  id: string
  answer: { saved: boolean; result: SubmissionResult | null } | undefined
}

/** Keeps what was looked for, by a name of one's own. */
export function SaveSearch({ q, id, answer }: SaveSearchProps) {
  const [form, fields] = useForm({
    schema: searchBodySchema,
    lastResult: answer?.result,
    defaultValue: { name: q, q },
  })
  const busy = useNavigation().formData?.has('q') ?? false
  const { key, ...name } = textProps(fields.name)
  const error = formErrorOf(answer?.result)
  return (
    <OwnForm
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      preventScrollReset
      className={css.save}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="q" value={q} />
      <TextField key={key} {...name} label={copy.name} autoComplete="off" maxLength={60} />
      <Button type="submit" loading={busy}>
        {copy.save}
      </Button>
      {error ? <Alert tone="critical">{error}</Alert> : null}
      {answer?.saved ? <Alert tone="positive">{copy.saved}</Alert> : null}
    </OwnForm>
  )
}
