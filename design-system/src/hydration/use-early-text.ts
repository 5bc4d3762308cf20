import { useEffect, useRef, type RefObject } from 'react'

/**
 * Hands over what was typed before React took over the page, once: on a slow phone a field is there long before its
 * script, and React neither reads what stands in it nor keeps it.
 */
export function useEarlyText(
  input: RefObject<HTMLInputElement>,
  shown: string,
  take: (typed: string) => void,
): void {
  const first = useRef({ shown, take })
  useEffect(() => {
    const typed = input.current?.value
    if (typed !== undefined && typed !== first.current.shown) first.current.take(typed)
  }, [input])
}
