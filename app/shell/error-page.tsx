import { isRouteErrorResponse } from '@remix-run/react'
import { Suspense, useContext, useState } from 'react'
import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { late } from '@jatra/design-system/hydration'
import { NotFound as LostBoat, SomethingWrong } from '@jatra/design-system/illustrations'
import { Inline } from '@jatra/design-system/stack'
import { messages } from '~/messages/index.ts'
import { FormNotSent, type FormNotSentProps } from './form-not-sent.tsx'
import { RetryButton } from './retry-button.tsx'
import * as css from './shell.css.ts'
import { AnswerContext } from './answer.tsx'
import { reference } from './shell.css.ts'

// So rare that its script comes when it is shown.
const LateFormNotSent = import.meta.env.SSR
  ? FormNotSent
  : late(() => import('./form-not-sent.tsx').then((part) => part.FormNotSent))

/** Every error page says what happened and has a link to continue; it never shows a stack trace. */
export function ErrorPage({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <Failed />
  if (error.status === 404) return <NotFound />
  if (error.status !== 401 && error.status !== 409) return <Failed />
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own action's answer (own-form.server.ts)
  const answer = error.data as FormNotSentProps
  return (
    <Suspense>
      <LateFormNotSent {...answer} />
    </Suspense>
  )
}

export function NotFound() {
  return (
    <div className={css.content}>
      <EmptyState
        headingLevel={1}
        title={messages.errors.notFoundTitle}
        picture={<LostBoat className={css.scene} />}
        action={
          <ButtonLink href="/" variant="primary" tone="brand">
            {messages.errors.home}
          </ButtonLink>
        }
      >
        {messages.errors.notFoundText}
      </EmptyState>
    </div>
  )
}

function Failed() {
  return (
    <div className={css.content}>
      <EmptyState
        headingLevel={1}
        title={messages.errors.title}
        picture={<SomethingWrong className={css.scene} />}
        action={
          <Inline justify="center">
            <RetryButton label={messages.errors.retry} />
            <ButtonLink href="/" variant="secondary">
              {messages.errors.home}
            </ButtonLink>
          </Inline>
        }
      >
        <span>{messages.errors.text}</span>
        <RequestReference />
      </EmptyState>
    </div>
  )
}

/** The request id, which a traveller can quote to support; the log lines of the request carry it. */
export function RequestReference() {
  const answer = useContext(AnswerContext)
  // The browser keeps what the server rendered; for a page rendered in the browser no request is known.
  const [shown] = useState(() =>
    answer ? messages.errors.reference(answer.requestId) : writtenReference(),
  )
  return shown ? (
    <p className={reference} data-reference>
      {shown}
    </p>
  ) : null
}

const writtenReference = () => document.querySelector('[data-reference]')?.textContent
