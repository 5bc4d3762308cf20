import type { MouseEvent } from 'react'

/**
 * Of a tab of Radix's: a press opens it by the focus that it brings. Radix would report the press twice, for the focus
 * and for the press, and would not answer a click that no pointer made, such as one repeated after the scripts came.
 */
export const pressOnce = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: (event: MouseEvent<HTMLElement>) => event.currentTarget.focus(),
}
