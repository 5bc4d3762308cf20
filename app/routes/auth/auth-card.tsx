import type { FormMetadata, SubmissionResult } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { Divider } from '@jatra/design-system/divider'
import { LinkProvider } from '@jatra/design-system/link'
import { formErrorOf } from '~/forms/form-props.ts'
import { ReplacingLink } from '~/shell/router-link.tsx'
import * as css from './auth.css.ts'

export interface AuthCardProps {
  title: string
  submit: string
  form: Pick<FormMetadata, 'id' | 'onSubmit' | 'noValidate'>
  /** The action's answer to the last attempt. */
  lastResult: SubmissionResult | null | undefined
  /** Where the visitor wanted to go. */
  redirectTo?: string
  /** Shown when that is a booking in progress. */
  lead?: string
  /** Above the form: what it is for, or why a sign-in failed. */
  notice?: ReactNode
  /** The fields. */
  children: ReactNode
  /** Below the form: another way to sign in. */
  elsewhere?: ReactNode
  /** The link to the other page, below the perforation. */
  aside: ReactNode
  /** Below everything: demo accounts in prototype mode. */
  footer?: ReactNode
}

const BOOKING_PAGES = /^\/(?:flight\/booking|packageReserve|visaBookSchedule)\b/

/** The narrow ticket card of the sign-in and sign-up pages. */
export function AuthCard({
  title,
  submit,
  form,
  lastResult,
  redirectTo,
  lead,
  notice,
  children,
  elsewhere,
  aside,
  footer,
}: AuthCardProps) {
  const busy = useNavigation().state !== 'idle'
  const error = formErrorOf(lastResult)
  return (
    <div className={css.page}>
      <div className={css.card}>
        <h1 className={css.title}>{title}</h1>
        {lead && BOOKING_PAGES.test(redirectTo ?? '') ? <p>{lead}</p> : null}
        {notice}
        <Form
          method="post"
          className={css.form}
          id={form.id}
          onSubmit={form.onSubmit}
          noValidate={form.noValidate}
        >
          {redirectTo === undefined ? null : (
            <input type="hidden" name="redirectTo" value={redirectTo} />
          )}
          {children}
          {error === undefined ? null : <Alert tone="critical">{error}</Alert>}
          <Button type="submit" variant="primary" fullWidth loading={busy}>
            {submit}
          </Button>
        </Form>
        {elsewhere}
        <Divider />
        <p className={css.aside}>
          {/* Back leads to the page before both, not through each. */}
          <LinkProvider component={ReplacingLink}>{aside}</LinkProvider>
        </p>
        {footer}
      </div>
    </div>
  )
}
