import { Refusal } from '../http/problem.ts'

/** Work that is watched from outside. Names come from the code and never from input, so that they are few. */
export interface Work {
  /** `call`: an endpoint of the API, as a page uses it. `provider`: somebody else's service. `job`: work that no request waits for. */
  kind: 'call' | 'provider' | 'job'
  /** `getOrder`, `payments.validate`, `sweep`. */
  name: string
}

/** Measures and traces what the API and the pages do, without their knowing how. */
export interface Observer {
  /** Runs the work, and notes how long it took and whether it failed. */
  watch<T>(work: Work, run: () => Promise<T>): Promise<T>
}

/** All of them around the same work; none of them: nobody watches. */
export function combineObservers(observers: readonly Observer[]): Observer {
  return {
    watch: (work, run) =>
      observers.reduceRight((inner, observer) => () => observer.watch(work, inner), run)(),
  }
}

export const unobserved = combineObservers([])

/** A refused caller is an answer like any other; all else is a failure. */
export function isOurFault(error: unknown): boolean {
  return !(error instanceof Refusal && error.status < 500)
}
