import type { Observer } from '@jatra/contract/observability/observer'

type Methods<P> = {
  [K in keyof P]: P[K] extends (...given: never[]) => Promise<unknown> ? K : never
}[keyof P]

/** The provider, with those of its methods watched that go over the network. */
export function observeProvider<P extends object>(
  observer: Observer,
  name: string,
  provider: P,
  methods: readonly Methods<P>[],
): P {
  const watched = Object.create(provider) as P
  for (const method of methods) {
    const run = provider[method] as (...given: unknown[]) => Promise<unknown>
    const work = { kind: 'provider', name: `${name}.${String(method)}` } as const
    const watch = (...given: unknown[]) => observer.watch(work, () => run.apply(provider, given))
    watched[method] = watch as P[Methods<P>]
  }
  return watched
}
