declare module 'bkash-payment' {
  interface Config {
    base_url: string
    username: string
    password: string
    app_key: string
    app_secret: string
  }
  type Answer = Record<string, string>

  export function createPayment(
    config: Config,
    payment: { amount: number | string; callbackURL: string; orderID?: string; reference?: string },
  ): Promise<Answer>
  export function executePayment(config: Config, paymentID: string): Promise<Answer>
  export function queryPayment(config: Config, paymentID: string): Promise<Answer>
  export function searchTransaction(config: Config, trxID: string): Promise<Answer>
  export function refundTransaction(
    config: Config,
    refund: { paymentID: string; trxID: string; amount: number | string },
  ): Promise<Answer>
}
