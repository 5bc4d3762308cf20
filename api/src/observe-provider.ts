import type { Observer } from '@jatra/contract/observability/observer'

type Methods<P> = {
  [K in keyof P]-?: NonNullable<P[K]> extends (...given: never[]) => Promise<unknown> ? K : never
}[keyof P]

/** The provider with its network methods observed. */
export function observeProvider<P extends object>(
  observer: Observer,
  name: string,
  provider: P,
  methods: readonly Methods<P>[],
): P {
  const watched = new Set<PropertyKey>(methods)
  return new Proxy(provider, {
    get(target, key): unknown {
      const method: unknown = Reflect.get(target, key)
      if (typeof method !== 'function' || !watched.has(key)) return method
      const work = { kind: 'provider', name: `${name}.${String(key)}` } as const
      return (...given: unknown[]) =>
        observer.watch(work, async (): Promise<unknown> => Reflect.apply(method, target, given))
    },
  })
}
