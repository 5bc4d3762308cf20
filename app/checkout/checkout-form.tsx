import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { Link } from '@jatra/design-system/link'
import { ACCOUNT } from '~/forms/account-field.ts'
import { title as titleStyle } from '~/shell/shell.css.ts'
import * as css from './checkout.css.ts'
import type { Checkout } from './use-checkout.ts'

export interface CheckoutHeadProps {
  back: { href: string; label: string }
  picture: ReactNode
  title: string
  name: string
  note: string
}

/** What is bought, and the way back to where it was chosen. */
export function CheckoutHead({ back, picture, title, name, note }: CheckoutHeadProps) {
  return (
    <>
      <Link href={back.href} standalone>
        {back.label}
      </Link>
      <div className={css.head}>
        <div className={css.picture}>{picture}</div>
        <div>
          <h1 className={titleStyle}>{title}</h1>
          <p className={css.name}>{name}</p>
          <p className={css.note}>{note}</p>
        </div>
      </div>
    </>
  )
}

export interface CheckoutFormProps {
  checkout: Checkout
  /** A button before all others, see DefaultSubmitButton. */
  defaultButton?: ReactNode
  /** The steps, one below the other. */
  children: ReactNode
  /** The price, which stays in view beside the steps. */
  summary: ReactNode
  /** What was shown and is sent along, by field name. */
  shown: Readonly<Record<string, string | number>>
}

/** The form of a checkout with the price beside it. */
export function CheckoutForm({
  checkout: { form, element, onSubmit, draft, orderKey },
  defaultButton,
  children,
  summary,
  shown,
}: CheckoutFormProps) {
  return (
    <Form
      method="post"
      ref={element}
      id={form.id}
      onSubmit={onSubmit}
      noValidate
      className={css.form}
    >
      {defaultButton}
      <div className={css.steps}>{children}</div>
      <div className={css.aside}>{summary}</div>
      <input type="hidden" name={ACCOUNT} value={draft.account} />
      {Object.entries(shown).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="idempotencyKey" value={orderKey} />
    </Form>
  )
}

export interface FilledInProps {
  /** From an earlier order. */
  prefilled: boolean
  /** From what this tab has kept, which comes before an order. */
  restored: boolean
  copy: { prefilled: string; restored: string }
}

/** Says what the form was filled in from. */
export function FilledIn({ prefilled, restored, copy }: FilledInProps) {
  if (restored) return <Alert tone="info">{copy.restored}</Alert>
  return prefilled ? <Alert tone="info">{copy.prefilled}</Alert> : null
}
