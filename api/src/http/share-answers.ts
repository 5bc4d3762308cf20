/** Does some work, or waits for the same that is being done. */
export type ShareAnswer<Answer> = (key: string, work: () => Promise<Answer>) => Promise<Answer>

/**
 * Gives equal requests that come at one moment the answer of the first. They would all wait for the same row, each with
 * one of the few connections of this process, and then find that it is done.
 */
export function shareAnswers<Answer>(): ShareAnswer<Answer> {
  const underWay = new Map<string, Promise<Answer>>()
  return (key, work) => {
    const known = underWay.get(key)
    if (known) return known
    const answer = work().finally(() => underWay.delete(key))
    underWay.set(key, answer)
    return answer
  }
}
