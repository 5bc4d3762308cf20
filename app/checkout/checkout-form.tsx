import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { Link } from '@jatra/design-system/link'
import { PriceSummary, type PriceLine } from '@jatra/design-system/price-summary'
import { Stack } from '@jatra/design-system/stack'
import { VisuallyHidden } from '@jatra/design-system/visually-hidden'
import { ACCOUNT } from '~/forms/own-form.tsx'
import { title as titleStyle } from '~/shell/shell.css.ts'
import * as css from './checkout.css.ts'
import { OutcomeNotice, type OutcomeNoticeProps } from './outcome-notice.tsx'
import { usePayLabel } from './pay-label.ts'
import type { useCheckout } from './use-checkout.ts'

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

type Checkout = Pick<
  ReturnType<typeof useCheckout>,
  'element' | 'onSubmit' | 'orderKey' | 'restored' | 'view' | 'answer'
> & { form: { id: string; errors?: string[] | undefined } }

export interface CheckoutFormProps extends Pick<OutcomeNoticeProps, 'withdrawnLink'> {
  checkout: Checkout
  copy: OutcomeNoticeProps['copy'] & {
    priceNote: string
    restored: string
    /** Said to a screen reader as the total changes. */
    totalSaid?: (total: string) => string
  }
  /** Said of what comes from an earlier order. */
  prefilled: string
  /** Before the first field. */
  lead?: ReactNode
  /** The steps, one below the other. */
  children: ReactNode
  /** Above the price. */
  plan?: ReactNode
  lines: readonly PriceLine[]
  total: string
  /** Between the price and the outcome. */
  warnings?: ReactNode
  /** The form was sent to ask something, not to place the order. */
  asking?: boolean
  /** What was shown and is sent along, by field name. */
  shown: Readonly<Record<string, string | number>>
}

/** The form of a checkout, with the price beside it. */
export function CheckoutForm({ checkout, copy, lines, total, ...props }: CheckoutFormProps) {
  const { form, element, onSubmit, orderKey, restored, view, answer } = checkout
  const busy = useNavigation().state !== 'idle'
  const pay = usePayLabel(element, lines.length > 0 ? total : null)
  const outcome =
    answer && !answer.autofilled ? (
      <OutcomeNotice
        outcome={answer}
        error={form.errors?.[0]}
        copy={copy}
        withdrawnLink={props.withdrawnLink}
      />
    ) : null
  return (
    <Form
      method="post"
      ref={element}
      id={form.id}
      onSubmit={onSubmit}
      onChange={pay.onChange}
      noValidate
      className={css.form}
    >
      <div className={css.steps}>
        {props.lead}
        {view.prefill && !restored ? <Alert tone="info">{props.prefilled}</Alert> : null}
        {restored ? <Alert tone="info">{copy.restored}</Alert> : null}
        {props.children}
      </div>
      <div className={css.aside}>
        {props.plan}
        <PriceSummary
          lines={lines}
          total={total}
          note={copy.priceNote}
          action={
            props.warnings ? (
              <Stack gap={12}>
                {props.warnings}
                {outcome}
              </Stack>
            ) : (
              outcome
            )
          }
          submit={{
            label: pay.label,
            loading: busy && !props.asking,
          }}
        />
        {copy.totalSaid ? (
          <VisuallyHidden role="status">{copy.totalSaid(total)}</VisuallyHidden>
        ) : null}
      </div>
      <input type="hidden" name={ACCOUNT} value={view.draft.account} />
      {Object.entries(props.shown).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="idempotencyKey" value={orderKey} />
    </Form>
  )
}
