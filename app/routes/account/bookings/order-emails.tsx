import { Card } from '@jatra/design-system/card'
import { Stack } from '@jatra/design-system/stack'
import { orders } from '~/messages/orders.ts'
import { subtitle } from '~/shell/shell.css.ts'
import { DetailList } from './detail-list.tsx'
import type { OrderView } from './order-view.server.ts'

const copy = orders.emails

/** The emails about an order: subject, address and time. */
export function OrderEmails({ emails }: Pick<OrderView, 'emails'>) {
  return (
    <Card>
      <Stack>
        <h2 className={subtitle}>{copy.title}</h2>
        {emails && emails.length > 0 ? (
          <DetailList rows={emails.map(({ what, to, state }) => [what, to, state] as const)} />
        ) : (
          <p>{emails ? copy.none : copy.unavailable}</p>
        )}
      </Stack>
    </Card>
  )
}
