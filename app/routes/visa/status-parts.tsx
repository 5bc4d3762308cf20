import type { VisaState } from '@jatra/contract/visa/visa-status'
import { Badge } from '@jatra/design-system/badge'
import { Icon } from '@jatra/design-system/icon'
import { Link } from '@jatra/design-system/link'
import { visaStatus as copy } from '~/messages/visa-status.ts'
import * as css from './visa-status.css.ts'
import type { StatusView } from './visa-statuses.server.ts'

const tones = {
  open: 'positive',
  slow: 'warning',
  someKinds: 'warning',
  closed: 'critical',
} as const
const icons = { open: 'success', slow: 'clock', someKinds: 'warning', closed: 'error' } as const

export function StatusBadge({ state }: { state: VisaState | 'someKinds' }) {
  return (
    <Badge tone={tones[state]} icon={<Icon name={icons[state]} />}>
      {copy.states[state]}
    </Badge>
  )
}

interface CheckedProps {
  before: string
  by: Pick<StatusView, 'source' | 'url'> & { old?: boolean }
}

/** When and with whom it was last checked. */
export function CheckedLine(props: CheckedProps) {
  return (
    <p>
      <Checked {...props} />
    </p>
  )
}

/** The same within a line. */
export function Checked({ before, by: { source, url, old = false } }: CheckedProps) {
  return (
    <span className={css.checked}>
      <span>{before}</span> {url ? <Link href={url}>{source}</Link> : <span>{source}</span>}
      {old ? (
        <>
          {' '}
          <span>{copy.old}</span>
        </>
      ) : null}
    </span>
  )
}

/** Whether a visa is open: the status, what travellers should know, and since when we know it. */
export function StatusLines({ view, title }: { view: StatusView; title?: string }) {
  return (
    <div className={css.lines}>
      <p className={css.head}>
        <StatusBadge state={view.status} /> {title ? <strong>{title}</strong> : null}
      </p>
      <p>{view.sentence}</p>
      {view.decided ? <p>{view.decided}</p> : null}
      <CheckedLine before={copy.checked(view.checkedOn)} by={view} />
    </div>
  )
}
