/** The airline's rules for cancelling and changing a ticket. */
export const fareConditionMessages = {
  none: 'No Fare Rule Found',
  title: 'If your plans change',
  refund: 'Cancelling',
  change: 'Another date',
  note: 'As the airline says now, before departure. On the last day it may keep more.',
}
