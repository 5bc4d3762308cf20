/** What happened to an order, in the words of the desk. */
export const deskTimeline = {
  placed: (price: string) => `Order placed for ${price}`,
  paymentOpened: (amount: string, option: string, tranId: string) =>
    `Payment of ${amount} opened with ${option}, ${tranId}`,
  paymentEnded: {
    failed: (tranId: string) => `Payment ${tranId} failed`,
    cancelled: (tranId: string) => `Payment ${tranId} was cancelled by the traveller`,
    expired: (tranId: string) => `Payment ${tranId} was not made in time`,
  },
  paymentReceived: {
    settled: (amount: string, id: string) => `${amount} received, gateway’s ID ${id}`,
    held: (amount: string, id: string) =>
      `${amount} received and under review at the gateway, ID ${id}`,
    refund_due: (amount: string, id: string) =>
      `${amount} received beyond what was due, gateway’s ID ${id}`,
  },
  supplierAsked: (supplier: string) => `Booking sent to ${supplier}`,
  supplierPaid: (supplier: string) => `${supplier} paid`,
  ticketIssued: (number: string) => `Ticket ${number} issued`,
  changeDetected: 'The airline changed the flight',
  changeAnswered: {
    accept: 'The traveller accepted the change',
    refund: 'The traveller refused the change and wants the money back',
  },
  cancellationAsked: (refund: string | null) =>
    refund === null
      ? 'Cancellation asked for, amount not known'
      : `Cancellation asked for, ${refund} back`,
  cancellationDone: (refund: string | null) =>
    refund === null ? 'Cancelled' : `Cancelled, ${refund} back`,
  refundRequested: (amount: string, reason: string) => `Refund of ${amount} requested: ${reason}`,
  refundApproved: (amount: string) => `Refund of ${amount} approved`,
  refundSent: (amount: string) => `Refund of ${amount} sent to the gateway`,
  refundConfirmed: (amount: string, reference: string | null) =>
    reference === null
      ? `Refund of ${amount} paid`
      : `Refund of ${amount} paid, gateway’s reference ${reference}`,
  email: {
    waiting: (what: string) => `Email “${what}” written, being sent`,
    sent: (what: string) => `Email “${what}” sent`,
    failed: (what: string) => `Email “${what}” could not be delivered`,
  },
  note: 'Note',
  /** What staff did, by the action of the audit log. */
  staff: {
    'refund.requested': 'Refund requested by hand',
    'refund.approved': 'Refund approved',
    'refund.declined': 'Refund declined',
    'refund.retried': 'Refund tried again',
    'refund.paid_by_hand': 'Refund marked as paid by hand',
    'refund.sent': 'Refund sent',
    'refund.bank_details_given': 'Bank details given by the customer',
    'refund.bank_details_read': 'Bank details read',
    'cancellation.asked': 'Cancellation asked for by telephone',
    'cancellation.approve': 'Cancellation approved',
    'cancellation.drop': 'Cancellation dropped',
    'payment.released': 'Suspected payment accepted',
    'payment.refused': 'Suspected payment refused',
    'holiday.confirmed': 'Holiday confirmed',
    'visa.handed_over': 'Application handed over to the embassy',
    'visa.hand_over_undone': 'Hand-over to the embassy undone',
    'visa.documents_accepted': 'Documents accepted',
    'visa.documents_asked': 'Asked for other documents',
    'visa.at_embassy': 'The embassy has the application',
    'visa.granted': 'Visa granted',
    'visa.refused': 'Visa refused',
    'visa.passport_back': 'Passport and visa are back',
    'passport.opened': 'Passport number opened',
    'document.opened': 'Document opened',
    'role.set': 'Role changed',
    'account.deleted': 'Account deleted',
  },
  /** @param action as the audit log has it */
  otherAct: (action: string) => `${action} (audit log)`,
} as const
