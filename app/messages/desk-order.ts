import { plural } from '@jatra/design-system/language'

/** An order as staff see it. */
export const deskOrder = {
  title: 'Order',
  journey: 'Journey',
  holiday: 'Holiday',
  refunds: 'Refunds',
  refundStatuses: {
    requested: 'Waits for approval',
    approved: 'Approved',
    sent: 'Sent to the gateway',
    confirmed: 'Paid',
    needs_person: 'Needs a person',
    declined: 'Declined',
  },
  /** @param due the day by which it is to be paid */
  refundDue: (status: string, due: string) => `${status}, due by ${due}`,
  customer: {
    title: 'Customer',
    account: 'Account',
    contact: 'Contact of this booking',
    same: 'As the account',
  },
  money: {
    title: 'Money',
    pays: 'Customer pays',
    supplier: 'We pay the supplier',
    left: 'Left for us',
    margin: (percent: string) => `${percent}% of the price`,
    own: 'Our own package: what hotels and guides cost is not kept.',
    sold: 'Sold by',
    supplierOrder: 'Supplier’s order',
    converted: (currency: string, rate: string, date: string) =>
      `1 ${currency} was ৳${rate} on ${date}.`,
  },
  travelers: {
    title: 'Travellers',
    passport: 'Passport',
    noPassport: 'Government photo ID',
    gone: 'not kept any more',
    cancelled: 'Cancelled',
    open: 'Open passport number',
    openOf: (name: string) => `Open passport number of ${name}`,
    logged: 'Each opening of a passport or a document is written down with your name.',
    expires: (date: string) => `Valid until ${date}`,
    issuedBy: (country: string) => `issued by ${country}`,
    born: 'Born',
    nationality: 'Nationality',
    contact: 'Contact',
    documents: 'Documents',
    documentOf: (name: string) => `Open ${name} in a new window`,
    failed: 'The passport was not opened.',
  },
  acts: {
    title: 'What waits for somebody',
    none: 'Nothing on this order waits for you.',
    today: 'Open Today',
    list: {
      releaseHeldPayment: 'A payment that its gateway suspects',
      refuseHeldPayment: 'A payment that its gateway suspects',
      approveCancellation: 'A cancellation to decide',
      dropCancellation: 'A cancellation to decide',
      approveRefund: 'A refund to approve',
      declineRefund: 'A refund to approve',
      retryRefund: 'A refund that its gateway refused',
      markRefundPaid: 'A refund that its gateway refused',
      requestRefund: '',
      handOverVisa: 'An application to hand over to the embassy',
      undoHandOver: '',
    },
  },
  timeline: {
    title: 'What happened',
    count: (count: number) =>
      `${count} ${plural(count, { one: 'entry', other: 'entries' })}, the newest last`,
    by: (name: string) => `by ${name}`,
    toNote: 'Add a note',
  },
  note: {
    label: 'Note for colleagues',
    hint: 'Customers never see notes. They stay with the order and cannot be changed.',
    submit: 'Add the note',
    added: 'The note is added.',
    unreachable:
      'There was no answer, so the note may not be there yet. Send it once more: it is added only once.',
  },
} as const
