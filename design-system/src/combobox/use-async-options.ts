import { useEffect, useRef, useState } from 'react'

export type OptionSearch<T> = (query: string, signal: AbortSignal) => Promise<readonly T[]>

export interface AsyncSearch<T> {
  search: OptionSearch<T>
  /** May this option still answer the longer query? */
  narrow: ((option: T, query: string) => boolean) | undefined
  /** Options at hand for a query of which no answer can be narrowed. */
  meanwhile: ((query: string) => readonly T[]) | undefined
  debounceMs: number
  /** The answer to the query has just come. */
  onAnswer: (options: readonly T[]) => void
}

export interface AsyncOptions<T> {
  /** Whether the options are being fetched, are there, or could not be fetched. */
  status: 'loading' | 'ready' | 'failed'
  /** The options found. Empty while loading and after a failure. */
  options: readonly T[]
  /** The answer to the query as of now, which may have come since the last render. */
  answered: () => readonly T[] | undefined
}

const CACHED_QUERIES = 40

/**
 * The options for a query. An answer to an older query is dropped and its request aborted, so the
 * list never shows what was not asked. Known answers are there in the same render; while a longer
 * query is on its way, the answer to its beginning is narrowed on the device; where that leaves
 * none, those at hand are shown.
 * Only while such a list is there does a query wait for a pause of `debounceMs`: with nothing to
 * show, it asks at once.
 */
export function useAsyncOptions<T>(
  query: string,
  { search, narrow, meanwhile, debounceMs, onAnswer }: AsyncSearch<T>,
): AsyncOptions<T> {
  const [cache] = useState(() => new Map<string, readonly T[]>())
  const [latest, setLatest] = useState<{ query: string; failed: boolean } | null>(null)
  const callbacks = useRef({ search, onAnswer })
  useEffect(() => {
    callbacks.current = { search, onAnswer }
  })

  const known = cache.get(query)
  const early = known || !narrow ? [] : earlyOptions(cache, query, narrow, meanwhile)
  const nothingToShow = narrow !== undefined && early.length === 0

  useEffect(() => {
    if (query === '' || cache.has(query)) return
    const controller = new AbortController()
    const ask = () => {
      callbacks.current.search(query, controller.signal).then(
        (options) => {
          if (controller.signal.aborted) return
          remember(cache, query, options)
          setLatest({ query, failed: false })
          callbacks.current.onAnswer(options)
        },
        () => {
          if (!controller.signal.aborted) setLatest({ query, failed: true })
        },
      )
    }
    const timer = nothingToShow ? undefined : setTimeout(ask, debounceMs)
    if (nothingToShow) ask()
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, cache, debounceMs, nothingToShow])

  const answered = () => cache.get(query)
  if (known) return { status: 'ready', options: known, answered }
  if (latest?.query === query && latest.failed) return { status: 'failed', options: [], answered }
  return { status: 'loading', options: early, answered }
}

function remember<T>(cache: Map<string, readonly T[]>, query: string, options: readonly T[]) {
  cache.set(query, options)
  const oldest = cache.keys().next()
  if (cache.size > CACHED_QUERIES && !oldest.done) cache.delete(oldest.value)
}

function earlyOptions<T>(
  cache: Map<string, readonly T[]>,
  query: string,
  narrow: (option: T, query: string) => boolean,
  meanwhile: AsyncSearch<T>['meanwhile'],
): readonly T[] {
  for (let length = query.length - 1; length > 0; length -= 1) {
    const known = cache.get(query.slice(0, length))?.filter((option) => narrow(option, query))
    if (known && known.length > 0) return known
  }
  return meanwhile?.(query) ?? []
}
