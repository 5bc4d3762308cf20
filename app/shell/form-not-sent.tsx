import { useLocation } from '@remix-run/react'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { SomethingWrong } from '@jatra/design-system/illustrations'
import { Inline } from '@jatra/design-system/stack'
import { formNotSent as copy } from '~/messages/failed.ts'
import { messages } from '~/messages/index.ts'
import { pageHref } from './page-href.ts'
import { RetryButton } from './retry-button.tsx'
import * as css from './shell.css.ts'

export interface FormNotSentProps {
  /** The form's fields when the session has ended; null when it belongs to another account than the one signed in. */
  sent: [name: string, value: string][] | null
  /** The form had a file, which is not kept. */
  fileMissing: boolean
}

/** In place of a form whose account is no longer signed in here, so that it is not sent for another person. */
export function FormNotSent({ sent, fileMissing }: FormNotSentProps) {
  const { pathname, search } = useLocation()
  return (
    <div className={css.content}>
      <EmptyState
        headingLevel={1}
        title={sent ? copy.endedTitle : copy.otherTitle}
        picture={<SomethingWrong className={css.scene} />}
        action={
          sent ? (
            <form method="post" action={pageHref(pathname) + search}>
              {sent.map(([name, value], index) => (
                <input key={index} type="hidden" name={name} value={value} />
              ))}
              <Inline justify="center">
                <ButtonLink
                  href="/login?redirectTo=/app/account/bookings"
                  target="_blank"
                  variant="primary"
                >
                  {copy.signIn}
                </ButtonLink>
                <Button type="submit" variant="secondary">
                  {copy.sendAgain}
                </Button>
              </Inline>
            </form>
          ) : (
            <Inline justify="center">
              <RetryButton label={copy.startAnew} />
              <ButtonLink href="/" variant="secondary">
                {messages.errors.home}
              </ButtonLink>
            </Inline>
          )
        }
      >
        <p>{sent ? copy.endedText : copy.otherText}</p>
        {fileMissing ? <p>{copy.fileMissing}</p> : null}
      </EmptyState>
    </div>
  )
}
