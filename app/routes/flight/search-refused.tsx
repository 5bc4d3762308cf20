import { useRevalidator } from '@remix-run/react'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { Stack } from '@jatra/design-system/stack'
import { messages } from '~/messages/index.ts'
import { FlightSearch, type FlightSearchProps } from '~/search/flight-search.tsx'
import { content, title } from '~/shell/shell.css.ts'

const copy = messages.search

export interface SearchRefusedProps {
  view: Required<FlightSearchProps> & ({ kind: 'refused'; message: string } | { kind: 'failed' })
}

/** A search that could not be made: why, and the form as it was filled in. */
export function SearchRefused({ view }: SearchRefusedProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <div className={content}>
      <Stack gap={24}>
        <h1 className={title}>{copy.title}</h1>
        {view.kind === 'refused' ? (
          <Alert tone="critical" title={copy.refusedTitle}>
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
          <FlightSearch start={view.start} searched={view.searched} />
        </Card>
      </Stack>
    </div>
  )
}
