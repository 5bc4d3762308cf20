import { LRUCache } from 'lru-cache'

/**
 * How long a view may be out of date when nothing reports changes of the catalogue: when the API is on another host.
 */
const MAX_AGE_MS = 10_000
const MAX_VIEWS = 300

/** Views that many pages share, made once for all visitors. */
export interface ViewCache {
  /** @param key the kind of view and its subject */
  get: <View>(key: string, make: () => Promise<View>) => Promise<View>
  /** The catalogue has changed. */
  clear: () => void
}

/** @param now epoch milliseconds */
export function createViewCache(now: () => number): ViewCache {
  const views = new LRUCache<string, { view: Promise<unknown>; until: number }>({ max: MAX_VIEWS })
  function get<View>(key: string, make: () => Promise<View>): Promise<View> {
    const known = views.get(key)
    if (known && known.until > now()) {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- a key names one kind of view
      const shared = known.view as Promise<View>
      // The visitor who asked first has left, so this request makes the view.
      return shared.catch((error: unknown) => {
        if (isAbort(error)) return get(key, make)
        throw error
      })
    }
    const view = make()
    const entry = { view, until: now() + MAX_AGE_MS }
    views.set(key, entry)
    // A failed view is made again at the next request.
    view.catch(() => {
      if (views.get(key) === entry) views.delete(key)
    })
    return view
  }
  return { get, clear: () => views.clear() }
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** In prototype mode each visitor has a catalogue of their own. */
export const noViewCache: ViewCache = { get: (_, make) => make(), clear: () => {} }
