import { DomainError } from '../http/problem.ts'

/** Work that is watched from outside. Names come from the code and never from input, so that they are few. */
export interface Work {
  /** `call`: an endpoint of the API, as a page uses it. `provider`: an external service. `job`: background work. */
  kind: 'call' | 'provider' | 'job'
  /** `getOrder`, `payments.validate`, `sweep`. */
  name: string
}

/** Measures and traces what the API and the pages do, without their knowing how. */
export interface Observer {
  /** Runs the work, and notes how long it took and whether it failed. */
  watch<T>(work: Work, run: () => Promise<T>): Promise<T>
}

/** Combines observers; without any, the work runs unobserved. */
export function combineObservers(observers: readonly Observer[]): Observer {
  return {
    watch: (work, run) =>
      observers.reduceRight((inner, observer) => () => observer.watch(work, inner), run)(),
  }
}

export const unobserved = combineObservers([])

/** A rejected caller is an answer like any other; all else is a failure. */
export function isOurFault(error: unknown): boolean {
  return !(error instanceof DomainError && error.status < 500)
}
