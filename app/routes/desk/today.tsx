import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  Link,
  useActionData,
  useLoaderData,
  useNavigation,
  type ClientActionFunctionArgs,
} from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { Badge } from '@jatra/design-system/badge'
import { DataTable } from '@jatra/design-system/data-table'
import { EmptyState } from '@jatra/design-system/empty-state'
import { Icon } from '@jatra/design-system/icon'
import { sendOr } from '~/forms/send-or.ts'
import { desk } from '~/messages/desk.ts'
import { deskToday as copy } from '~/messages/desk-today.ts'
import { messages } from '~/messages/index.ts'
import { refuseCustomer, requireStaff } from '~/server/guards/require-staff.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { LoadErrorBoundary } from '~/shell/load-failed.tsx'
import * as shared from './desk.css.ts'
import { useDeskFrame } from './desk-keys.ts'
import { actAtDesk, type DeskAnswer } from './today-acts.server.ts'
import { TodayItemCard } from './today-item.tsx'
import { todayAt, type TodayView } from './today-view.server.ts'
import * as css from './today.css.ts'

export { rereadAfterError as shouldRevalidate } from '~/routes/account/bookings/reread-after-error.ts'

export const meta: MetaFunction = () => [
  { title: `${copy.title} | ${desk.title} | ${messages.site.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: LoaderFunctionArgs) {
  const me = await requireStaff(args)
  return { ...(await todayAt(args, me)), requestKey: args.context.newId() }
}

/** Takes, releases, hands over, or does what ends an item. */
export async function action(args: ActionFunctionArgs) {
  const { form } = await readOwnForm(args, { drafted: false })
  await refuseCustomer(args)
  return actAtDesk(args.context, form)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOr(serverAction, {
    ...{ of: '', act: 'take', done: null, problem: copy.unreachable, ask: null, result: null },
  } satisfies DeskAnswer)

export function ErrorBoundary() {
  return <LoadErrorBoundary text={desk.failed} />
}

/** What needs a person, the most urgent first (docs/specification.md, What needs a person). */
export default function TodayPage() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = view.open !== null
  // What was pressed has gone with its item.
  useEffect(() => {
    if (answer?.done && !isOpen) heading.current?.focus()
  }, [answer, isOpen])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={shared.title}>
        {copy.title}
      </h1>
      <Queues tabs={view.tabs} current={view.queue ?? 'all'} />
      {answer?.done ? <Alert tone="positive">{answer.done}</Alert> : null}
      {answer?.problem ? <Alert tone="critical">{answer.problem}</Alert> : null}
      <div className={isOpen ? css.beside : undefined}>
        {view.open ? (
          <div className={css.open}>
            <TodayItemCard item={view.open} requestKey={view.requestKey} answer={answer} />
          </div>
        ) : null}
        <Items view={view} />
      </div>
    </>
  )
}

function Queues({ tabs, current }: { tabs: TodayView['tabs']; current: string }) {
  return (
    <nav aria-label={copy.tabs}>
      <ul className={css.queues}>
        {tabs.map(({ id, label, href, count }) => (
          <li key={id}>
            <Link
              to={href}
              className={css.queue}
              aria-current={id === current ? 'page' : undefined}
            >
              <span>{label}</span>{' '}
              {count ? (
                <span className={count.isNone ? css.none : css.count}>{count.shown}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const icons = { critical: 'error', warning: 'warning' } as const

function Items({ view: { rows, older, newest, queue } }: { view: TodayView }) {
  const { keys } = useDeskFrame()
  const navigation = useNavigation()
  const { columns } = copy
  return (
    <DataTable
      caption={copy.table}
      keys={keys}
      loading={navigation.location?.pathname === '/desk' && !navigation.formData}
      columns={[
        { label: columns.what },
        { label: columns.clock },
        { label: columns.bookingId },
        { label: columns.customer },
        { label: columns.who },
        { label: columns.amount, number: true },
      ]}
      rows={rows.map((row) => ({
        ...{ id: row.id, href: row.href },
        ...(row.tone && { tone: row.tone }),
        cells: [
          <span className={shared.lines}>
            <span>{row.reason}</span>{' '}
            {queue === null ? <span className={shared.small}>{row.queue}</span> : null}
          </span>,
          row.tone ? (
            <Badge tone={row.tone} icon={<Icon name={icons[row.tone]} size={16} />}>
              {row.clock}
            </Badge>
          ) : (
            row.clock
          ),
          <span className={shared.code}>{row.bookingReference}</span>,
          row.customer,
          row.who,
          row.amount,
        ],
      }))}
      newer={newest ?? undefined}
      older={older ?? undefined}
      messages={{ newer: copy.first, older: copy.later }}
      empty={
        <EmptyState title={queue === null ? copy.empty.title : copy.empty.queue}>
          {copy.empty.text}
        </EmptyState>
      }
    />
  )
}
