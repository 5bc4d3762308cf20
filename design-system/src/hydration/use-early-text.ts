import { useEffect, useRef, type RefObject } from 'react'

/**
 * Hands over what was typed or chosen before React took over the page, once: on a slow phone a field is there long before
 * its script, and React neither reads what stands in it nor keeps it.
 * @param shown what the server rendered; undefined where React leaves the value to the browser
 */
export function useEarlyText(
  input: RefObject<HTMLInputElement | HTMLSelectElement>,
  shown: string | undefined,
  take: (typed: string) => void,
): void {
  const first = useRef({ shown, take })
  useEffect(() => {
    const typed = input.current?.value
    const { shown: rendered, take: takeFirst } = first.current
    if (rendered !== undefined && typed !== undefined && typed !== rendered) takeFirst(typed)
  }, [input])
}
