import { useEffect, useRef, type RefObject } from 'react'

/**
 * Hands over which radio button of a group was chosen before React took over the page, once: React would put its own
 * choice back with the next change.
 */
export function useEarlyChoice<Value extends string>(
  group: RefObject<HTMLFieldSetElement>,
  shown: Value | undefined,
  values: readonly Value[],
  take: ((chosen: Value) => void) | undefined,
): void {
  const first = useRef({ shown, values, take })
  useEffect(() => {
    const early = first.current
    const radio = group.current?.querySelector<HTMLInputElement>('input[type=radio]:checked')
    const chosen = early.values.find((value) => value === radio?.value)
    if (chosen !== undefined && chosen !== early.shown) early.take?.(chosen)
  }, [group])
}
