/** A no of bKash, with its code. */
export class BkashRejection extends Error {
  readonly code: string

  constructor(code: string) {
    super(texts[code] ?? 'System error')
    this.code = code
  }
}

const texts: Record<string, string> = {
  '2001': 'Invalid App Key',
  '2002': 'Invalid Payment ID',
  '2006': 'Invalid Amount',
  '2023': 'Insufficient Balance',
  '2033': 'Transaction not found',
  '2049': 'Invalid Callback URL',
  '2056': 'Invalid Payment State',
  '2060': 'Required pre-requisite state is not met',
  '2062': 'The payment has already been completed',
  '2065': 'Mandatory field missing',
  '2071': 'Refund after 60 days not allowed',
  '2072': 'Refund amount not valid',
  '2074': 'The transaction cannot be reversed',
  '2077': 'Invalid TrxID',
  '2079': 'Invalid app Token',
  '2127': 'Transaction not yet completed',
}
