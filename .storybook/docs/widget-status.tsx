import { absent } from '../../design-system/docs/absent.ts'
import { Badge } from '../../design-system/src/badge/index.ts'
import type { Entry } from './catalogue.ts'
import * as css from './docs-page.css.ts'

const statuses = {
  stable: { tone: 'positive', word: 'Stable' },
  beta: { tone: 'warning', word: 'Beta' },
  deprecated: { tone: 'critical', word: 'Deprecated' },
} as const

/** Whether a page may rely on the widget, since when, what other design systems call it, and what it replaces. */
export function WidgetStatus({ entry: { id, docs } }: { entry: Entry }) {
  const { status, since, alsoCalled } = docs
  const { tone, word } = statuses[status]
  const instead = absent.filter(({ use }) => use === id)
  return (
    <div className={css.status}>
      <p>
        <Badge tone={tone}>{word}</Badge> Since {since}
      </p>
      <p>
        <span className={css.muted}>Also called</span> {alsoCalled.join(', ')}
      </p>
      {instead.map(({ words, how }) => (
        <p key={how}>
          <span className={css.muted}>Instead of</span> {words.join(', ')}. {how}
        </p>
      ))}
    </div>
  )
}
