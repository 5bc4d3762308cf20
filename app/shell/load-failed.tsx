import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'
import { EmptyState } from '@jatra/design-system/empty-state'
import { SomethingWrong } from '@jatra/design-system/illustrations'
import { Inline } from '@jatra/design-system/stack'
import { failed } from '~/messages/failed.ts'
import { ErrorPage, RequestReference } from './error-page.tsx'
import { RetryButton } from './retry-button.tsx'
import { scene } from './shell.css.ts'

export interface LoadFailedProps {
  /** What could not be loaded, and what that means. */
  text: string
  /** 2 under a page's own heading. */
  headingLevel?: 1 | 2
  /** Another action in addition to retrying. */
  action?: ReactNode
}

/** Replaces a page whose data could not be loaded. */
export function LoadFailed({ text, headingLevel = 1, action }: LoadFailedProps) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={failed.title}
      picture={<SomethingWrong className={scene} />}
      action={
        <Inline justify="center">
          <RetryButton label={failed.retry} />
          {action}
        </Inline>
      }
    >
      <span>{text}</span>
      <RequestReference />
    </EmptyState>
  )
}

/** A page's ErrorBoundary: says what could not be loaded. Other errors get the general error page. */
export function LoadErrorBoundary(props: LoadFailedProps) {
  const error = useRouteError()
  const unavailable = isRouteErrorResponse(error) && error.status === 503
  return unavailable ? <LoadFailed {...props} /> : <ErrorPage error={error} />
}
