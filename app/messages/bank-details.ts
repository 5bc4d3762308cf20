/** The bank account for a refund that cannot go back the way it was paid. */
export const bankDetails = {
  title: 'Where we pay your refund',
  lead: (amount: string, channel: string) =>
    `${channel} does not take ${amount} back for this payment. Tell us a bank account in Bangladesh, and a colleague pays it there.`,
  safety:
    'Only the colleague who pays you sees the account. It is erased 30 days after the money is paid. We never ask for a PIN, a password or a code.',
  accountName: 'Account name',
  accountNameHint: 'As the bank has it',
  accountNumber: 'Account number',
  accountNumberHint: '8 to 17 digits',
  bank: 'Bank',
  branch: 'Branch',
  routingNumber: 'Routing number',
  routingNumberHint: 'Nine digits, on every cheque',
  submit: 'Save bank details',
  back: 'Back to the booking',
  replaces: (ending: string) =>
    `We have the account ending in ${ending}. What you save here takes its place.`,
  card: {
    account: (ending: string) => `Bank account ending in ${ending}`,
    transfer: 'by bank transfer',
    /** Until the account is given. */
    anAccount: 'A bank account of yours',
    askedTitle: 'Tell us where to pay it',
    asked: (channel: string) =>
      `${channel} does not take it back for this payment, so we pay it to a bank account of yours.`,
    give: 'Give bank details',
    givenTitle: 'We have your bank details',
    given: (ending: string) =>
      `A colleague pays it to the account ending in ${ending}, and we write to you when it is paid.`,
    change: 'Change the account',
  },
}
