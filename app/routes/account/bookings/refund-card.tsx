import { Alert } from '@jatra/design-system/alert'
import { Card } from '@jatra/design-system/card'
import { Divider } from '@jatra/design-system/divider'
import { Icon } from '@jatra/design-system/icon'
import { Link } from '@jatra/design-system/link'
import { Stack } from '@jatra/design-system/stack'
import { bankDetails } from '~/messages/bank-details.ts'
import { orders } from '~/messages/orders.ts'
import { subtitle } from '~/shell/shell.css.ts'
import { DetailList } from './detail-list.tsx'
import * as css from './refund-card.css.ts'
import type { RefundView } from './refund-view.ts'

const copy = orders.refund
const bankCopy = bankDetails.card

/** The progress of a refund, and what to do when it is late. */
export function RefundCard({ refund }: { refund: RefundView }) {
  const { reason, steps, rows, waits, person, bank, late } = refund
  return (
    <Card>
      <Stack>
        <h2 className={subtitle}>{copy.title}</h2>
        <Divider />
        <p>{reason}</p>
        <ol className={css.steps}>
          {steps.map(({ label, time, state, current }) => (
            <li key={label} className={css.step[state]} aria-current={current ? 'step' : undefined}>
              <Icon name={state === 'done' ? 'success' : 'clock'} size={20} />
              <span>{label}</span> <span className={css.time}>{time}</span>
            </li>
          ))}
        </ol>
        {waits ? (
          <Alert tone="info" live={false} title={copy.waits.title}>
            {copy.waits.text}
          </Alert>
        ) : null}
        {person ? (
          <Alert tone="info" live={false} title={person}>
            {copy.person}
          </Alert>
        ) : null}
        {bank ? <BankAccount bank={bank} /> : null}
        {late ? (
          <Alert
            tone="warning"
            live={false}
            title={copy.lateTitle}
            action={<Link href={copy.complaints.href}>{copy.complaints.label}</Link>}
          >
            {late}
          </Alert>
        ) : null}
        <DetailList rows={rows} />
      </Stack>
    </Card>
  )
}

/** The bank account of a refund that is paid by hand: asked for, or given. */
function BankAccount({ bank }: { bank: NonNullable<RefundView['bank']> }) {
  const { ending, channel, href } = bank
  return ending ? (
    <Alert
      tone="info"
      live={false}
      title={bankCopy.givenTitle}
      action={<Link href={href}>{bankCopy.change}</Link>}
    >
      {bankCopy.given(ending)}
    </Alert>
  ) : (
    <Alert
      tone="warning"
      live={false}
      title={bankCopy.askedTitle}
      action={<Link href={href}>{bankCopy.give}</Link>}
    >
      {bankCopy.asked(channel)}
    </Alert>
  )
}
