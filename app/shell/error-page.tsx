import { isRouteErrorResponse } from '@remix-run/react'
import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NotFound as LostBoat, SomethingWrong } from '@jatra/design-system/illustrations'
import { Inline } from '@jatra/design-system/stack'
import { messages } from '~/messages/index.ts'
import { RequestReference } from './request-reference.tsx'
import { RetryButton } from './retry-button.tsx'
import * as css from './shell.css.ts'

/** Every error page says what happened and has a link to continue; it never shows a stack trace. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return missing ? <NotFound /> : <Failed />
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
        {messages.errors.text}
        <RequestReference />
      </EmptyState>
    </div>
  )
}
