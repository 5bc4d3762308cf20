import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  useActionData,
  useLoaderData,
  useNavigation,
  type ClientActionFunctionArgs,
} from '@remix-run/react'
import { DataTable } from '@jatra/design-system/data-table'
import { EmptyState } from '@jatra/design-system/empty-state'
import { sendOr } from '~/forms/send-or.ts'
import { desk } from '~/messages/desk.ts'
import { messages } from '~/messages/index.ts'
import { refuseCustomer, requireStaff } from '~/server/guards/require-staff.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { LoadErrorBoundary } from '~/shell/load-failed.tsx'
import * as css from './desk.css.ts'
import { useDeskFrame } from './desk-keys.ts'
import {
  findAt,
  forgetSearch,
  keepSearch,
  readSavedSearches,
  type FoundView,
} from './find.server.ts'
import { FindExamples } from './find-examples.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { SavedSearches, SaveSearch } from './saved-searches.tsx'

const copy = desk.find

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: `${data?.found ? copy.resultsFor(data.found.q) : copy.title} | ${desk.title} | ${messages.site.name}`,
  },
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args)
  const { context } = args
  const [found, saved] = await Promise.all([findAt(args), readSavedSearches(context)])
  return { found, saved, newId: context.newId() }
}

/** Keeps a search, or forgets one. */
export async function action(args: ActionFunctionArgs) {
  const { form } = await readOwnForm(args, { drafted: false })
  await refuseCustomer(args)
  const forgotten = form.get('forget')
  return typeof forgotten === 'string'
    ? forgetSearch(args.context, forgotten)
    : keepSearch(args.context, form)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOr(serverAction, {
    saved: false,
    result: { status: 'error', error: { '': [copy.saved.lost] } },
  })

export function ErrorBoundary() {
  return <LoadErrorBoundary text={desk.failed} />
}

/** Finds an order by whatever a caller can say of it (docs/specification.md, Finding an order). */
export default function FindPage() {
  const { found, saved, newId } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      {found ? <Found found={found} /> : <h1 className={css.title}>{copy.title}</h1>}
      {found ? null : <FindExamples />}
      <SavedSearches saved={saved} />
      {found && found.problem === null ? (
        <SaveSearch key={`${found.q} ${newId}`} q={found.q} id={newId} answer={answer} />
      ) : null}
    </>
  )
}

function Found({ found }: { found: FoundView }) {
  const { q, kinds, rows, older, newest, problem } = found
  const { keys } = useDeskFrame()
  const navigation = useNavigation()
  const { columns } = copy
  const readAs = kinds.length > 0 ? copy.readAs(kinds.map((kind) => copy.kinds[kind])) : null
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>{copy.resultsFor(q)}</h1>
        <p className={css.small} role="status">
          {problem ?? readAs ?? copy.readAsNothing}
        </p>
      </div>
      <DataTable
        caption={copy.table}
        keys={keys}
        loading={navigation.location?.pathname === '/desk/find'}
        columns={[
          { label: columns.bookingId },
          { label: columns.booking },
          { label: columns.customer },
          { label: columns.status },
          { label: columns.matched },
          { label: columns.booked },
          { label: columns.total, number: true },
        ]}
        rows={rows.map((row) => ({
          id: row.id,
          href: `/desk/orders/${row.id}`,
          cells: [
            <span className={css.code}>{row.bookingReference}</span>,
            <TwoLines first={row.title} second={row.travelers} />,
            <TwoLines first={row.customer} second={row.email} />,
            <OrderStatusBadge status={row.status} />,
            row.matched,
            row.booked,
            row.total,
          ],
        }))}
        {...(older === null && newest === null && { total: rows.length })}
        newer={newest ?? undefined}
        older={older ?? undefined}
        messages={{ newer: copy.newest }}
        empty={
          newest ? (
            <EmptyState title={copy.none.lastPage} />
          ) : (
            <EmptyState title={copy.none.title}>
              {kinds.length > 0
                ? kinds.map((kind) => <p key={kind}>{copy.none.tips[kind]}</p>)
                : copy.none.unreadable}
            </EmptyState>
          )
        }
      />
    </>
  )
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <span className={css.lines}>
      <span>{first}</span> <span className={css.small}>{second}</span>
    </span>
  )
}
