import { useEffect, useRef, useState } from 'react'

export type OptionSearch<T> = (query: string, signal: AbortSignal) => Promise<readonly T[]>

export interface AsyncOptions<T> {
  status: 'loading' | 'ready' | 'failed'
  options: readonly T[]
}

const CACHED_QUERIES = 40

/**
 * The options for a query. An answer to an older query is dropped and its request aborted, so the
 * list never shows what was not asked. Known answers are there in the same render; while a longer
 * query is on its way, the answer to its beginning is narrowed on the device.
 * Only while such a list is there does a query wait for a pause of `debounceMs`: with nothing to
 * show, it asks at once.
 */
export function useAsyncOptions<T>(
  query: string,
  search: OptionSearch<T>,
  narrow: ((option: T, query: string) => boolean) | undefined,
  debounceMs: number,
): AsyncOptions<T> {
  const [cache] = useState(() => new Map<string, readonly T[]>())
  const [answered, setAnswered] = useState<{ query: string; failed: boolean } | null>(null)
  const latestSearch = useRef(search)
  useEffect(() => {
    latestSearch.current = search
  })

  const known = cache.get(query)
  const meanwhile = known || !narrow ? [] : narrowed(cache, query, narrow)
  const nothingToShow = narrow !== undefined && meanwhile.length === 0

  useEffect(() => {
    if (query === '' || cache.has(query)) return
    const controller = new AbortController()
    const ask = () => {
      latestSearch.current(query, controller.signal).then(
        (options) => {
          if (controller.signal.aborted) return
          remember(cache, query, options)
          setAnswered({ query, failed: false })
        },
        () => {
          if (!controller.signal.aborted) setAnswered({ query, failed: true })
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

  if (known) return { status: 'ready', options: known }
  if (answered?.query === query && answered.failed) return { status: 'failed', options: [] }
  return { status: 'loading', options: meanwhile }
}

function remember<T>(cache: Map<string, readonly T[]>, query: string, options: readonly T[]) {
  cache.set(query, options)
  const oldest = cache.keys().next()
  if (cache.size > CACHED_QUERIES && !oldest.done) cache.delete(oldest.value)
}

function narrowed<T>(
  cache: Map<string, readonly T[]>,
  query: string,
  narrow: (option: T, query: string) => boolean,
): readonly T[] {
  for (let length = query.length - 1; length > 0; length -= 1) {
    const known = cache.get(query.slice(0, length))
    if (known) return known.filter((option) => narrow(option, query))
  }
  return []
}
