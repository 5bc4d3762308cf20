declare module 'sslcommerz-lts' {
  type Fields = Record<string, unknown>

  /** SSLCommerz' own package. Its promises resolve to errors, too, and do not reject. */
  export default class SSLCommerzPayment {
    constructor(storeId: string, storePassword: string, live?: boolean)
    init(data: Fields): Promise<Fields>
    validate(data: { val_id: string }): Promise<Fields>
    /** @param url asked instead of what it makes of `data` */
    initiateRefund(data: Fields, url?: string): Promise<Fields>
    refundQuery(data: { refund_ref_id: string }): Promise<Fields>
    transactionQueryBySessionId(data: { sessionkey: string }): Promise<Fields>
    transactionQueryByTransactionId(data: { tran_id: string }): Promise<Fields>
  }
}
