import { Badge } from '@jatra/design-system/badge'
import { Card } from '@jatra/design-system/card'
import { Icon } from '@jatra/design-system/icon'
import { Stack } from '@jatra/design-system/stack'
import { visaChecklist } from '~/messages/visa-checklist.ts'
import { subtitle } from '~/shell/shell.css.ts'
import { DocumentTiles } from '../documents/document-tiles.tsx'
import type { viewProgress } from './visa-checklist-view.server.ts'
import * as css from './visa-checklist.css.ts'

const copy = visaChecklist.progress

interface VisaProgressProps {
  view: NonNullable<ReturnType<typeof viewProgress>>
}

/** Where an application is, stage by stage with its days, and the letter of the embassy. */
export function VisaProgress({ view }: VisaProgressProps) {
  return (
    <Card as="section" aria-labelledby="progress">
      <Stack>
        <h2 id="progress" className={subtitle}>
          {copy.title}
        </h2>
        <ol className={css.stages}>
          {view.stages.map(({ name, when, isNow, isDone }) => (
            <li key={name} className={css.stage} aria-current={isNow ? 'step' : undefined}>
              <span className={css.name}>{name}</span>{' '}
              <Badge
                tone={isDone ? 'positive' : isNow ? 'brand' : 'neutral'}
                icon={isDone ? <Icon name="success" size={16} /> : null}
              >
                {when}
              </Badge>
            </li>
          ))}
        </ol>
        {view.letter.length > 0 ? (
          <>
            <h3>{copy.letter}</h3>
            <DocumentTiles documents={view.letter} />
          </>
        ) : null}
      </Stack>
    </Card>
  )
}
