import { useRouteLoaderData } from '@remix-run/react'
import { messages } from '~/messages/index.ts'
import { reference } from './shell.css.ts'

/** The request id, which a traveller can quote to support; the log lines of the request carry it. */
export function RequestReference() {
  // Absent when the root loader itself failed.
  const loaded = useRouteLoaderData<{ requestId: string }>('root')
  if (!loaded) return null
  return <p className={reference}>{messages.errors.reference(loaded.requestId)}</p>
}
