import type { TimelineEntry } from '@jatra/contract/desk/timeline'
import { paymentTypeLabels, paymentTypes } from '@jatra/contract/payment/payment'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { IconName } from '@jatra/design-system/icon'
import { deskTimeline as copy } from '~/messages/desk-timeline.ts'
import { formatBdt, formatDate, formatTime } from '~/messages/format.ts'
import { orders } from '~/messages/orders.ts'

/** What happened to an order, day by day, each entry in words. */
export function viewTimeline(timeline: readonly TimelineEntry[]) {
  const days = new Map<string, ReturnType<typeof viewEntry>[]>()
  for (const entry of timeline) {
    const day = todayInDhaka(Date.parse(entry.at))
    days.set(day, [...(days.get(day) ?? []), viewEntry(entry)])
  }
  return [...days].map(([day, entries]) => ({ day: formatDate(day), entries }))
}

function viewEntry(entry: TimelineEntry) {
  return {
    time: formatTime(entry.at),
    kind: entry.kind,
    icon: icons[entry.kind],
    text: sayEntry(entry),
    /** What a colleague wrote, in their own words. */
    note: entry.kind === 'note' ? textOf(entry, 'text') : null,
    by: entry.by?.userName ?? null,
  }
}

const icons: Record<TimelineEntry['kind'], IconName> = {
  placed: 'receipt',
  paymentOpened: 'card',
  paymentEnded: 'card',
  paymentReceived: 'card',
  supplierAsked: 'plane',
  supplierPaid: 'plane',
  ticketIssued: 'plane',
  changeDetected: 'warning',
  changeAnswered: 'check',
  cancellationAsked: 'close',
  cancellationDone: 'close',
  refundRequested: 'arrowLeft',
  refundApproved: 'arrowLeft',
  refundSent: 'arrowLeft',
  refundConfirmed: 'arrowLeft',
  email: 'mail',
  staff: 'person',
  note: 'edit',
}

/** An entry in the words of the desk. A value that has no word of its own is shown as it is. */
function sayEntry(entry: TimelineEntry): string {
  const text = (name: string) => textOf(entry, name)
  const money = (name: string) => formatBdt(Number(entry.values[name]))
  const refund = () => (entry.values['refund'] === null ? null : money('refund'))
  switch (entry.kind) {
    case 'placed':
      return copy.placed(money('price'))
    case 'paymentOpened': {
      const option = paymentTypes.find((type) => type === text('paymentType'))
      return copy.paymentOpened(
        money('amount'),
        option ? paymentTypeLabels[option] : '',
        text('tranId'),
      )
    }
    case 'paymentEnded':
      return wordOf(copy.paymentEnded, text('status'))?.(text('tranId')) ?? text('status')
    case 'paymentReceived':
      return (
        wordOf(copy.paymentReceived, text('outcome'))?.(money('amount'), text('id')) ??
        text('outcome')
      )
    case 'supplierAsked':
      return copy.supplierAsked(text('supplier'))
    case 'supplierPaid':
      return copy.supplierPaid(text('supplier'))
    case 'ticketIssued':
      return copy.ticketIssued(text('number'))
    case 'changeDetected':
      return copy.changeDetected
    case 'changeAnswered':
      return wordOf(copy.changeAnswered, text('decision')) ?? text('decision')
    case 'cancellationAsked':
      return copy.cancellationAsked(refund())
    case 'cancellationDone':
      return copy.cancellationDone(refund())
    case 'refundRequested':
      return copy.refundRequested(
        money('amount'),
        wordOf(orders.refund.reasons, text('reason')) ?? text('reason'),
      )
    case 'refundApproved':
      return copy.refundApproved(money('amount'))
    case 'refundSent':
      return copy.refundSent(money('amount'))
    case 'refundConfirmed':
      return copy.refundConfirmed(money('amount'), text('gatewayReference') || null)
    case 'email': {
      const what = wordOf(orders.emails.kinds, text('email')) ?? text('email')
      return wordOf(copy.email, text('status'))?.(what) ?? what
    }
    case 'staff':
      return sayAct(text('action'))
    case 'note':
      return copy.note
  }
}

/** What a member of staff did. @param action as the audit log has it */
export const sayAct = (action: string) => wordOf(copy.staff, action) ?? copy.otherAct(action)

/** The acts that have words, to choose from. */
export const sayableActs = Object.entries(copy.staff).map(([value, label]) => ({ value, label }))

const textOf = ({ values }: TimelineEntry, name: string) => String(values[name] ?? '')

/** The word for a name that comes from the API; none for one that this page does not know yet. */
function wordOf<Word>(words: Readonly<Record<string, Word>>, name: string): Word | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined
}
