/** Who sells: the law wants name, registration number and the actual price on every ticket (since 1 January 2026). */
export interface Agency {
  name: string
  /** The number under which the ministry has registered it. */
  registration: string
  /** On one line. */
  address: string
}
