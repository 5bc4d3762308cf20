import { useCallback, useEffect, useState } from 'react'
import type { VisaStart } from '~/routes/visa/visa-start.server.ts'
import { pageHref } from '~/shell/page-href.ts'

const failed: VisaStart = { destinations: null, nationalities: '' }

/**
 * Initial data of the visa search, fetched when its tab is opened. Not by the router, because a failed request must not
 * replace the page.
 * @param given the data that the page was loaded with, or null
 */
export function useVisaStart(given: VisaStart | null) {
  const [start, setStart] = useState(given)
  const [busy, setBusy] = useState(false)

  const load = useCallback(async () => {
    setBusy(true)
    try {
      const answer = await fetch(pageHref('/visa/start'))
      // oxlint-disable-next-line typescript/consistent-type-assertions -- our own loader's answer; the home page carries no schemas
      setStart(answer.ok ? ((await answer.json()) as VisaStart) : failed)
    } catch {
      setStart(failed)
    }
    setBusy(false)
  }, [])

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what it shows meanwhile begins with the request
    if (!given) void load()
  }, [given, load])
  return { start, busy, load }
}
