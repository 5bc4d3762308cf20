import { Form, useRouteLoaderData, type FormProps } from '@remix-run/react'
import { forwardRef } from 'react'

/**
 * Name of the hidden field that says whose account a form was opened with: by the time it is sent, another person may
 * have signed in from another tab.
 */
export const ACCOUNT = 'account'

/** The field that names the account for which a page was opened; none when nobody is signed in. */
export function useAccountField(): Record<string, string> {
  const id = useRouteLoaderData<{ user: { id: string } | null }>('root')?.user?.id
  return id === undefined ? {} : { [ACCOUNT]: id }
}

/** A form of a signed-in person. It names its account, so that a form left open is not sent from another one. */
export const OwnForm = forwardRef<HTMLFormElement, FormProps>(function OwnForm(
  { children, ...form },
  ref,
) {
  const account = useAccountField()[ACCOUNT]
  return (
    <Form method="post" {...form} ref={ref}>
      {account === undefined ? null : <input type="hidden" name={ACCOUNT} value={account} />}
      {children}
    </Form>
  )
})
