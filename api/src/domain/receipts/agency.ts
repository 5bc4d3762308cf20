/**
 * The selling agency: the law requires its name, registration number and the actual price on every ticket (since 1
 * January 2026).
 */
export interface Agency {
  name: string
  /** Its registration number at the ministry. */
  registration: string
  /** On one line. */
  address: string
  /** Where travellers call, and write to. */
  phone: string
  email: string
}
