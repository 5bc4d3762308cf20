import type { WidgetDocs } from '../../design-system/docs/widget-docs.ts'
import { Badge } from '../../design-system/src/badge/index.ts'
import * as css from './docs-page.css.ts'

const statuses = {
  stable: { tone: 'positive', word: 'Stable' },
  beta: { tone: 'warning', word: 'Beta' },
  deprecated: { tone: 'critical', word: 'Deprecated' },
} as const

/** Whether a page may rely on the widget, since when, and what other design systems call it. */
export function WidgetStatus({ docs: { status, since, alsoCalled } }: { docs: WidgetDocs }) {
  const { tone, word } = statuses[status]
  return (
    <div className={css.status}>
      <p>
        <Badge tone={tone}>{word}</Badge> Since {since}
      </p>
      <p>
        <span className={css.muted}>Also called</span> {alsoCalled.join(', ')}
      </p>
    </div>
  )
}
