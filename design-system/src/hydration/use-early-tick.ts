import { useEffect, useRef, type RefObject } from 'react'

/** Hands over that a box was ticked or cleared before React took over the page, once. */
export function useEarlyTick(
  box: RefObject<HTMLInputElement>,
  shown: boolean,
  take: ((checked: boolean) => void) | undefined,
): void {
  const first = useRef({ shown, take })
  useEffect(() => {
    const early = first.current
    const checked = box.current?.checked
    if (checked !== undefined && checked !== early.shown) early.take?.(checked)
  }, [box])
}
