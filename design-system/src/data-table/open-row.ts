import type { MouseEvent } from 'react'

/**
 * Follows the link of the row that was pressed, as the press would have done on the link itself. Text that is selected
 * stays selected, because people copy from tables.
 */
export function openRow(event: MouseEvent<HTMLElement>) {
  const { target, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || target.closest('a, button, input, select, textarea, label'))
    return
  if (window.getSelection()?.isCollapsed === false) return
  const init = { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }
  target
    .closest('tr')
    ?.querySelector('a[data-row]')
    ?.dispatchEvent(new window.MouseEvent('click', init))
}
