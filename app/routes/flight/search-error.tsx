import { useRevalidator } from '@remix-run/react'
import { lazy } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { Stack } from '@jatra/design-system/stack'
import { scripted } from '@jatra/design-system/tokens'
import { search } from '~/messages/search.ts'
import { messages } from '~/messages/index.ts'
import type { FlightSearchProps } from '~/search/flight-search.tsx'
import { LateFlightSearch } from '~/search/late-flight-search.tsx'
import { content, title } from '~/shell/shell.css.ts'
import { PlainMultiCity } from './plain-multi-city.tsx'
import type { PlainLeg } from './plain-legs.ts'

const copy = search

// The server renders it inside a `noscript`: visitors with script neither see it nor load it.
const WithoutScript = import.meta.env.SSR
  ? PlainMultiCity
  : lazy(() => import('./plain-multi-city.tsx').then((part) => ({ default: part.PlainMultiCity })))

export interface SearchErrorProps {
  view: Required<FlightSearchProps> & { plainLegs?: readonly PlainLeg[] } & (
      | { kind: 'rejected'; message: string }
      | { kind: 'failed' }
      | { kind: 'unfinished' }
    )
}

/** A search that was rejected, failed or is incomplete: the reason, and the form with its values. */
export function SearchError({ view }: SearchErrorProps) {
  const { revalidate, state } = useRevalidator()
  const { start, searched, plainLegs = [] } = view
  const plain = plainLegs.length > 0
  return (
    <div className={content}>
      <Stack gap={24}>
        <h1 className={title}>{plain ? copy.multiCity.title : copy.title}</h1>
        {view.kind === 'unfinished' ? null : view.kind === 'rejected' ? (
          <Alert tone="critical" title={copy.rejectedTitle}>
            {view.message}
          </Alert>
        ) : (
          <Alert
            tone="critical"
            title={copy.failedTitle}
            action={
              <Button size="small" loading={state === 'loading'} onClick={revalidate}>
                {messages.errors.retry}
              </Button>
            }
          >
            {copy.failedText}
          </Alert>
        )}
        <Card>
          {plain ? (
            <noscript>
              <WithoutScript
                legs={plainLegs}
                passengers={searched.passengers}
                today={start.today}
              />
            </noscript>
          ) : null}
          <div className={plain ? scripted : undefined}>
            <LateFlightSearch start={start} searched={searched} />
          </div>
        </Card>
      </Stack>
    </div>
  )
}
