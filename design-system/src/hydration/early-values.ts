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
