import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { hasDuty } from '@jatra/contract/account/duties'
import { listAudit, type AuditEntry, type AuditQuery } from '@jatra/contract/desk/audit-log'
import { DomainError } from '@jatra/contract/http/problem'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { deskAudit as copy } from '~/messages/desk-audit.ts'
import { formatDate, formatTime } from '~/messages/format.ts'
import { requireStaff } from '~/server/guards/require-staff.server.ts'
import { orUnavailable } from '~/server/loaders/failed-call.server.ts'
import { sayAct, sayableActs } from './timeline-view.server.ts'

type Filters = Pick<AuditQuery, 'booking' | 'by' | 'action'>

/**
 * The entries at this address.
 * @throws 404 for a role that does not read them
 */
export async function auditAt(args: LoaderFunctionArgs) {
  const { role } = await requireStaff(args)
  if (!hasDuty(role, 'audit')) throw data(null, { status: 404 })
  const { searchParams } = new URL(args.request.url)
  const given = (name: keyof Filters) => searchParams.get(name)?.trim() || undefined
  const chosen = { booking: given('booking'), by: given('by'), action: given('action') }
  const cursor = searchParams.get('cursor') ?? undefined
  const { entries, colleagues, nextCursor } = await args.context.api
    .call(listAudit, { query: { ...chosen, cursor } })
    .catch((error: unknown) => {
      const mistyped = error instanceof DomainError && error.status === 400
      // A page or a filter that somebody changed in the address.
      if (mistyped && args.request.url.includes('?')) throw redirect('/desk/audit')
      return orUnavailable(error)
    })
  return {
    chosen,
    isFiltered: Object.values(chosen).some((value) => value !== undefined),
    rows: entries.map(viewEntry),
    colleagues: colleagues.map(({ _id, userName }) => ({ value: _id, label: userName })),
    actions: sayableActs,
    older: nextCursor === null ? null : addressOf(chosen, nextCursor),
    newest: cursor === undefined ? null : addressOf(chosen),
  }
}

function addressOf(chosen: Filters, cursor?: string): string {
  const given = Object.entries({ ...chosen, cursor }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return `/desk/audit?${new URLSearchParams(given)}`
}

function viewEntry({ id, at, action, by, order }: AuditEntry) {
  return {
    id,
    at: `${formatDate(todayInDhaka(Date.parse(at)))}, ${formatTime(at)}`,
    what: sayAct(action),
    by: by?.userName ?? copy.bySystem,
    booking: order && { href: `/desk/orders/${order.orderId}`, reference: order.bookingReference },
  }
}
