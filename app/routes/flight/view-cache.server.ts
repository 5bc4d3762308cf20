/** A view of a search's offers; its weight grows with the number of offers. */
interface Kept<View> {
  view: View
  weight: number
  /** Epoch milliseconds. */
  endsAt: number
}

/**
 * Views of searches, kept until their session ends: a search never changes once it is made, so reload, back and
 * forward need neither the API nor another look at each offer. Bounded by weight; what was not asked for longest goes
 * first. A process that has no view makes it again, so that processes need not know of each other.
 */
export class ViewCache<View> {
  readonly #kept = new Map<string, Kept<View>>()
  readonly #limit: number
  #weight = 0

  /** @param limit the most that all kept views weigh together */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** @param now epoch milliseconds */
  get(key: string, now: number): View | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    this.#remove(key, kept)
    if (kept.endsAt <= now) return undefined
    this.#add(key, kept)
    return kept.view
  }

  keep(key: string, kept: Kept<View>): void {
    const earlier = this.#kept.get(key)
    if (earlier) this.#remove(key, earlier)
    this.#add(key, kept)
    for (const [oldest, { weight }] of this.#kept) {
      if (this.#weight <= this.#limit) return
      this.#kept.delete(oldest)
      this.#weight -= weight
    }
  }

  #add(key: string, kept: Kept<View>): void {
    this.#kept.set(key, kept)
    this.#weight += kept.weight
  }

  #remove(key: string, kept: Kept<View>): void {
    this.#kept.delete(key)
    this.#weight -= kept.weight
  }
}
