import { useEffect, useRef, type RefObject } from 'react'

/** Hands over where a slider was moved before React took over the page, once. */
export function useEarlySlider(
  slider: RefObject<HTMLInputElement>,
  shown: number,
  take: (moved: number) => void,
): void {
  const first = useRef({ shown, take })
  useEffect(() => {
    const early = first.current
    if (slider.current && isMoved(slider.current, String(early.shown)))
      early.take(slider.current.valueAsNumber)
  }, [slider])
}

/** Whether a slider is elsewhere than it was rendered: the browser itself moves a value to the nearest step. */
export function isMoved(slider: HTMLInputElement, rendered: string): boolean {
  const { type, min, max, step } = slider
  const untouched = document.createElement('input')
  return slider.value !== Object.assign(untouched, { type, min, max, step, value: rendered }).value
}
