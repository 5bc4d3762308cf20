import type { MouseEvent, ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** A link to another page of this Storybook, without reloading it. */
export function DocsLink({
  path,
  className,
  children,
}: {
  /** Such as '/docs/forms-textfield--docs'. */
  path: string
  className?: string
  children: ReactNode
}) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    addons.getChannel().emit(NAVIGATE_URL, `?path=${path}`)
  }
  return (
    <a href={`./?path=${path}`} target="_parent" className={className} onClick={follow}>
      {children}
    </a>
  )
}
