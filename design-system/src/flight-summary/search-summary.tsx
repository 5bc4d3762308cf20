import { Collapsible } from 'radix-ui'
import { useState, type ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { scripted } from '../tokens/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './flight-summary.css.ts'
import { RouteFactsLine, type RouteFacts } from './route-facts.tsx'
import { flightSummary as defaultWords } from '../messages/flights.ts'

export type SearchSummaryProps = RouteFacts & {
  /** The search form, shown in place while editing. */
  editor: (close: () => void) => ReactNode
  /** Where the search can be changed without script; without it nothing is offered there. */
  editHref?: string
  /** The name of the summary, for screen readers. */
  label?: string
  /** The button that opens the search form. */
  editLabel?: string
  /** The same button while the form is open. */
  closeLabel?: string
}

/** What was searched, on top of the results, and editable in place. */
export function SearchSummary({
  editor,
  editHref,
  label,
  editLabel,
  closeLabel,
  ...facts
}: SearchSummaryProps) {
  const words = useMessages('flightSummary', defaultWords)
  const [editing, setEditing] = useState(false)
  return (
    <Collapsible.Root asChild open={editing} onOpenChange={setEditing}>
      <section className={css.bar} aria-label={label ?? words.search}>
        <div className={css.barFacts}>
          <RouteFactsLine facts={facts} />
        </div>
        <span className={css.edit}>
          <span className={scripted}>
            <Collapsible.Trigger asChild>
              <Button
                variant="secondary"
                size="small"
                icon={<Icon name={editing ? 'close' : 'edit'} size={16} />}
              >
                <span className={css.editWords}>
                  {editing ? (closeLabel ?? words.close) : (editLabel ?? words.edit)}
                </span>
              </Button>
            </Collapsible.Trigger>
          </span>
          {editHref === undefined ? null : (
            <noscript>
              <ButtonLink
                href={editHref}
                variant="secondary"
                size="small"
                icon={<Icon name="edit" size={16} />}
              >
                {editLabel ?? words.edit}
              </ButtonLink>
            </noscript>
          )}
        </span>
        <Collapsible.Content className={css.editor}>
          {editor(() => setEditing(false))}
        </Collapsible.Content>
      </section>
    </Collapsible.Root>
  )
}
