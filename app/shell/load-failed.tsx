import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { EmptyState } from '@jatra/design-system/empty-state'
import { SomethingWrong } from '@jatra/design-system/illustrations'
import { Inline } from '@jatra/design-system/stack'
import type { ReactNode } from 'react'
import { failed } from '~/messages/failed.ts'
import { ErrorPage } from './error-page.tsx'
import { Reference } from './reference.tsx'
import { Retry } from './retry.tsx'
import { scene } from './shell.css.ts'

export interface LoadFailedProps {
  /** What could not be loaded, and what became of it. */
  text: string
  /** 2 under a page's own heading. */
  headingLevel?: 1 | 2
  /** The way on besides trying again. */
  action?: ReactNode
}

/** In place of a page whose call got no answer. */
export function LoadFailed({ text, headingLevel = 1, action }: LoadFailedProps) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={failed.title}
      picture={<SomethingWrong className={scene} />}
      action={
        <Inline justify="center">
          <Retry label={failed.retry} />
          {action}
        </Inline>
      }
    >
      {text}
      <Reference />
    </EmptyState>
  )
}

/** As a page's ErrorBoundary: says of a call that got no answer what it was for. All else is the error page's. */
export function LoadErrorBoundary(props: LoadFailedProps) {
  const error = useRouteError()
  const unavailable = isRouteErrorResponse(error) && error.status === 503
  return unavailable ? <LoadFailed {...props} /> : <ErrorPage error={error} />
}
