import type { Endpoint, EndpointInput } from '@jatra/contract/http/endpoint'
import { requestOf, type CallOptions } from '@jatra/contract/http/client'
import type { StaffRole } from '@jatra/contract/http/duties'
import type { SignedIn, User } from '@jatra/contract/account/user'

export const ORIGIN = 'http://jatra.test'

/** Trouble that no request makes by itself: each implementation brings it about in its own way. */
export type Trouble = 'rate_limited' | 'provider_unavailable'

/** What the gateway does to a payment or a refund: states that the prototype has a scenario of that name for. */
export type GatewayFate =
  | 'bkash-execute-silent'
  | 'gateway-down-after-paying'
  | 'payment-of-another-amount'
  | 'wallet-refund-too-late'
  | 'refund-failed'
  | 'refund-late'

/** How flights are sold, for which the prototype has a scenario of that name. */
export type SaleOfFlights = 'own-charges'

/** A fresh visitor of one implementation: the prototype, or the API on a database. */
export interface Session {
  send(request: Request): Promise<Response>
  /** Advances the clock by so many minutes and runs the sweep. */
  advance(minutes: number): Promise<void>
  /** Makes requests like the one of `make` fail from now on. */
  provoke(trouble: Trouble, make: () => Request): Promise<void>
  /** Decides from now on what the gateway does to the money of this session, or how its flights are sold. */
  steer(fate: GatewayFate | SaleOfFlights): void
  /** Signs a member of staff in, each role a person of its own; a manager when none is named. */
  staff(role?: StaffRole): Promise<SignedIn>
  /** A job that was given up. @returns its id */
  failedJob(): Promise<string>
  /** The password reset link from the user's email. */
  resetLink(user: User): Promise<{ id: string; token: string }>
  /** The link from the user's newest email that confirms the address. */
  confirmLink(user: User): Promise<{ id: string; token: string }>
  /** The address of the person who signs in with Google. */
  googleEmail: string
  /** Signs in with Google. @returns the redirect to /login/success, with its cookie */
  fromGoogle(): Promise<Response>
}

/** One of the implementations that must answer alike. */
export interface Harness {
  name: string
  /** Now, epoch milliseconds. */
  now(): number
  openSession(): Promise<Session>
  close(): Promise<void>
}

/** The request of an endpoint. */
export function ask<C extends Endpoint>(
  endpoint: C,
  input: EndpointInput<C>,
  options?: CallOptions,
): Request {
  return requestOf(endpoint, input, ORIGIN, options)
}

/** A request that the contract's types would not allow. */
export function askRaw(
  method: string,
  path: string,
  init: { headers?: Record<string, string>; body?: string } = {},
): Request {
  return new Request(new URL(path, ORIGIN), { method, ...init })
}

/** The parsed good answer of an endpoint; fails the test when it is rejected. */
export async function callEndpoint<C extends Endpoint>(
  session: Session,
  endpoint: C,
  input: EndpointInput<C>,
  options?: CallOptions,
): Promise<ReturnType<C['output']['parse']>> {
  const response = await session.send(ask(endpoint, input, options))
  const body: unknown = await response.json()
  if (response.status !== endpoint.status) {
    throw new Error(`${endpoint.name}: ${String(response.status)} ${JSON.stringify(body)}`)
  }
  return endpoint.output.parse(body) as ReturnType<C['output']['parse']>
}
