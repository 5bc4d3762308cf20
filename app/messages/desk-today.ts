import type { ClaimAct } from '~/routes/desk/claim-acts.ts'
import type { Act } from '@jatra/contract/desk/today-acts'
import type { Queue, ReasonOf } from '@jatra/contract/desk/today-queues'
import { plural } from '@jatra/contract/messages/plural'
import type { Order } from '@jatra/contract/whole-order/order'

const minutes = (count: number) =>
  `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`
const hours = (count: number) => `${count} ${plural(count, { one: 'hour', other: 'hours' })}`
const days = (count: number) => `${count} ${plural(count, { one: 'day', other: 'days' })}`

/** What needs a person today. */
export const deskToday = {
  title: 'Today',
  tabs: 'What needs a person',
  all: 'All',
  count: (count: number) => String(count),
  /** More than are counted. */
  many: '99+',
  table: 'Most urgent first',
  columns: {
    what: 'What',
    bookingId: 'Booking ID',
    customer: 'Customer',
    amount: 'Amount',
    clock: 'Due',
    who: 'Who',
  },
  queues: {
    paymentsUnderReview: 'Payments under review',
    tickets: 'Tickets late',
    cancellations: 'Cancellations',
    refundsToApprove: 'Refunds to approve',
    refundsNearDeadline: 'Refunds due',
    visaFiles: 'Visa files',
    holidaysToConfirm: 'Holidays',
    scheduleChanges: 'Schedule changes',
    deadMail: 'Emails given up',
    deadJobs: 'Jobs given up',
    mismatches: 'Differences',
  } satisfies Record<Queue, string>,
  reasons: {
    paymentsUnderReview: { suspected: 'The gateway suspects this payment' },
    tickets: {
      held: 'Paid, and the airline still holds the seats',
      confirming: 'Paid, and the airline has not answered',
      reserved: 'Paid and reserved, without all tickets',
      change_pending: 'Paid and changed, without all tickets',
    },
    cancellations: {
      amount_unknown: 'Nobody knows what comes back',
      airline_gives_less: 'The airline gives back less than was shown',
      not_at_airline: 'The airline does not know the booking',
      airline_refuses: 'The airline does not cancel it',
      part_of_booking: 'Some travellers leave the booking',
    },
    refundsToApprove: {
      not_ticketed: 'No ticket',
      airline_change: 'The airline changed the flight',
      cancelled: 'Cancelled by the traveller',
      partly_cancelled: 'Partly cancelled',
      late_payment: 'Paid too late',
      double_payment: 'Paid twice',
      held_payment: 'Suspected payment',
      other_amount: 'Another amount was paid',
      not_provided: 'Something was not provided',
      overcharged: 'Too much was taken',
      goodwill: 'Goodwill',
    },
    refundsNearDeadline: {
      refused: 'The gateway refused the refund',
      channel_closed: 'The gateway wants another way',
      cancelled: 'The gateway gave the refund up',
      unanswered: 'The gateway did not answer',
      overdue: 'Late at the gateway',
      not_sent: 'The gateway could not be reached',
      balance_short: 'Our balance at the gateway is too low',
      payment_unknown: 'The gateway does not know the payment',
      before_automatic: 'Asked for before refunds left by themselves',
      approved: 'Approved, not sent yet',
      sent: 'Sent, not confirmed yet',
    },
    visaFiles: {
      complete: 'Documents are here',
      documents_missing: 'A traveller has no document here',
    },
    holidaysToConfirm: { paid: 'To confirm with hotel and guide' },
    scheduleChanges: { undecided: 'The traveller has not decided' },
    deadMail: { given_up: 'An email did not arrive' },
    deadJobs: { given_up: 'Background work was given up' },
    mismatches: {
      paid_there: 'Paid there, unknown here',
      paid_here: 'Paid here, unknown there',
      amount_differs: 'The amounts differ',
      refund_differs: 'A refund differs',
      unanswered: 'The gateway does not say how it stands',
    },
  } satisfies { [Name in Queue]: Record<ReasonOf<Name>, string> },
  kinds: {
    flight: 'Flight',
    holidays: 'Holiday',
    visa: 'Visa',
  } satisfies Record<Order['serviceType'], string>,
  clock: {
    due: { minutes: (n: number) => `in ${minutes(n)}`, hours: (n: number) => `in ${hours(n)}`, days: (n: number) => `in ${days(n)}` },
    late: { minutes: (n: number) => `${minutes(n)} late`, hours: (n: number) => `${hours(n)} late`, days: (n: number) => `${days(n)} late` },
  },
  nobody: 'Nobody',
  you: 'You',
  item: {
    close: 'Close',
    open: 'Open the order',
    openBooking: (reference: string) => `Open ${reference}`,
    facts: { kind: 'Booking', customer: 'Customer', amount: 'Amount', since: 'Since', due: 'Due', who: 'Who is on it', about: 'What is known' },
    nothing: 'It goes from this list by itself once it is settled.',
    acts: 'What to do',
  },
  claim: {
    take: 'Take it',
    takeFrom: (name: string) => `Take it from ${name}`,
    release: 'Release it',
    to: 'Hand it over to',
    handOver: 'Hand over',
    done: {
      take: 'It is yours.',
      release: 'Nobody is on it now.',
      handOver: 'It is handed over.',
    } satisfies Record<ClaimAct, string>,
  },
  acts: {
    releaseHeldPayment: 'Release the payment',
    refuseHeldPayment: 'Refuse the payment',
    requestRefund: 'Ask for a refund',
    approveCancellation: 'Approve the cancellation',
    dropCancellation: 'Drop the cancellation',
    approveRefund: 'Approve the refund',
    declineRefund: 'Decline the refund',
    retryRefund: 'Try the refund again',
    markRefundPaid: 'Mark as paid by hand',
    handOverVisa: 'Handed over to the embassy',
    retryJob: 'Try it again',
  } satisfies Record<Act, string>,
  fields: {
    note: 'Note for colleagues',
    because: 'Why, for colleagues',
    reference: 'Reference of the bank or wallet',
    refund: 'What goes back, in whole taka',
    refundHint: 'Empty: what the traveller was shown.',
    reason: 'Why it goes without documents',
    reasonHint: 'Only where a traveller has no document here.',
  },
  confirm: {
    title: (act: string) => `${act}?`,
    text: (what: string, booking: string) =>
      `${what}. Booking ${booking}. This moves money and cannot be taken back here.`,
    back: 'Go back',
  },
  done: {
    releaseHeldPayment: 'The payment is released.',
    refuseHeldPayment: 'The payment is refused and goes back.',
    requestRefund: 'The refund is asked for. A colleague approves it.',
    approveCancellation: 'The cancellation is approved.',
    dropCancellation: 'The cancellation is dropped. The booking stands.',
    approveRefund: 'The refund is approved.',
    declineRefund: 'The refund is declined.',
    retryRefund: 'The refund is tried again.',
    markRefundPaid: 'The refund is marked as paid.',
    handOverVisa: 'The application is with the embassy. Its traveller is told.',
    retryJob: 'The job is tried again.',
  } satisfies Record<Act, string>,
  empty: {
    title: 'Nothing waits for a person',
    text: 'All work is done. What comes in next appears here.',
    queue: 'Nothing waits in this list.',
  },
  first: 'Most urgent',
  later: 'Less urgent',
  unreachable: 'There was no answer, so it may not have happened. Please look at the list again.',
} as const
