import { useMatches, useRouteError } from '@remix-run/react'
import { useContext } from 'react'
import { AnswerContext } from './answer.tsx'

/** `handle` of a page to read: nothing on it needs a script, so the server sends it none (decision 128). */
export interface ScriptlessPage {
  scripts: false
}

/**
 * Whether the answer that is rendered has scripts. In the browser always: who comes to a page to read from another page
 * has them already. A page that failed has them too, for its button to try again.
 */
export function useSendsScripts(): boolean {
  const onServer = useContext(AnswerContext) !== null
  const matches = useMatches()
  const failed = Boolean(useRouteError())
  return !onServer || failed || !matches.some(({ handle }) => isScriptless(handle))
}

const isScriptless = (handle: unknown): handle is ScriptlessPage =>
  typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === false
