import { useRouteLoaderData } from '@remix-run/react'
import { messages } from '~/messages/index.ts'
import { reference } from './shell.css.ts'

/** What a traveller quotes when a page failed; it finds the log lines of that very request. */
export function Reference() {
  // Absent when the root loader itself failed.
  const loaded = useRouteLoaderData<{ requestId: string }>('root')
  if (!loaded) return null
  return <p className={reference}>{messages.errors.reference(loaded.requestId)}</p>
}
