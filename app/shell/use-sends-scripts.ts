import { useMatches, useRouteError } from '@remix-run/react'
import { useContext } from 'react'
import { AnswerContext } from './answer.tsx'

/** `handle` of an information page: nothing on it needs a script, so the server sends none. */
export interface ScriptlessPage {
  scripts: false
}

/**
 * Whether the rendered answer has scripts. Always true in the browser, which has loaded them with an earlier page, and
 * on a failed page, whose retry button needs them.
 */
export function useSendsScripts(): boolean {
  const onServer = useContext(AnswerContext) !== null
  const matches = useMatches()
  const failed = Boolean(useRouteError())
  return !onServer || failed || !matches.some(({ handle }) => isScriptless(handle))
}

const isScriptless = (handle: unknown): handle is ScriptlessPage =>
  typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === false
