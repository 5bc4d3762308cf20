/** How much of an answer of another service is read. */
export interface AnswerLimits {
  maxBytes: number
  /** Milliseconds from its head to its last byte; absent: the request's signal says when it is over. */
  maxMs?: number
}

/** An answer was cut, because it did not end. */
export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong'
}

/** What a request's signal is asked of: it must be the request itself. */
interface Asked {
  signal?: AbortSignal | null
}

/**
 * The answer, whose reading fails where it would not end: a body that grows, or trickles, for ever.
 * @param options asked: the request, whose signal ends the reading
 */
export function boundAnswer(
  answer: Response,
  { maxBytes, maxMs = Infinity }: AnswerLimits,
  { asked, now = () => performance.now() }: { asked?: Asked; now?: () => number } = {},
): Response {
  if (!answer.body) return answer
  const until = now() + maxMs
  let bytes = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      // Asked of the request, so that it is kept: once Node has collected a request, its signal ends nothing any more.
      if (asked?.signal?.aborted) controller.error(asked.signal.reason)
      else if (bytes > maxBytes) controller.error(new AnswerTooLong(`over ${maxBytes} bytes`))
      else if (now() > until) controller.error(new AnswerTooLong(`over ${maxMs} ms`))
      else controller.enqueue(chunk)
    },
  })
  return new Response(answer.body.pipeThrough(bounded), answer)
}

/** Fetch, whose answers are bounded. */
export function boundedFetch(limits: AnswerLimits) {
  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const asked = init?.signal || !(input instanceof Request) ? init : input
    return boundAnswer(await fetch(input, init), limits, { ...(asked && { asked }) })
  }
}
