import type { Message, NotifiedGateway } from './notified-gateway.ts'
import type { PlacedAttempt, PlacedOrder } from './place-orders.ts'

/** A notice that waits to be sent. */
export interface Notice {
  about: PlacedAttempt
  order: PlacedOrder
  kind: 'right' | 'forged' | 'misleading'
  compose: () => Promise<Message>
}

/**
 * Notices of all attempts alike, each many times. A third is forged or misleading; of what is paid some say that it failed,
 * as notices of earlier tries do that come out of order.
 * @param random from 0 to below 1
 */
export function composeNotices(
  placed: readonly PlacedOrder[],
  count: number,
  random: () => number,
): Notice[] {
  const pick = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)] as One
  const attempts = placed.flatMap((order) => order.attempts.map((about) => ({ about, order })))
  const others = new Map<NotifiedGateway, PlacedAttempt[]>()
  for (const { about } of attempts) others.set(about.by, [...(others.get(about.by) ?? []), about])

  return Array.from({ length: count }, (_, at): Notice => {
    const one = attempts[at % attempts.length] as (typeof attempts)[number]
    const { by, attempt, deed } = one.about
    const draw = random()
    if (draw < 1 / 3) {
      const kind = draw < 1 / 4 ? 'forged' : 'misleading'
      const compose = pick(Object.values(by[kind]))
      const other = pick(others.get(by) ?? []).attempt
      return { ...one, kind, compose: () => compose(attempt, other) }
    }
    const failed = pick(['failed', 'cancelled'] as const)
    const paid = deed === 'pays_twice' ? pick([1, 2] as const) : 1
    const said = deed === 'gives_up' || random() < 0.2 ? failed : paid
    return { ...one, kind: 'right', compose: () => by.notice(attempt, said) }
  })
}

export function shuffled<One>(all: readonly One[], random: () => number): One[] {
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
