import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import * as css from './specification-page.css.ts'

/** A link to a part of this page, for sending to a colleague: it goes into the address of the whole Storybook. */
export function AnchorLink({ page, id, name }: { page: string; id: string; name: string }) {
  return (
    <a
      className={css.anchor}
      href={`./?path=/docs/${page}#${id}`}
      target="_parent"
      aria-label={`Link to ${name}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        addons.getChannel().emit(NAVIGATE_URL, `#${id}`)
        document.getElementById(id)?.scrollIntoView()
      }}
    >
      #
    </a>
  )
}
