import type { Call, CallInput } from '@jatra/contract/http/call'
import { requestOf, type CallOptions } from '@jatra/contract/http/client'
import type { SignedIn, User } from '@jatra/contract/account/user'

export const ORIGIN = 'http://jatra.test'

/** Trouble that no request makes by itself: each side brings it about in its own way. */
export type Trouble = 'rate_limited' | 'provider_unavailable'

/** A fresh visitor in front of one side: the prototype, or the API on a database. */
export interface Stage {
  send(request: Request): Promise<Response>
  /** Lets so many minutes pass, and what happens by itself in them happen. */
  advance(minutes: number): Promise<void>
  /** From now on, calls like the one that `make` makes run into the trouble. */
  provoke(trouble: Trouble, make: () => Request): Promise<void>
  /** Signs a member of staff in (decision 039). */
  staff(): Promise<SignedIn>
  /** The link of a letter that sets the user's password anew: what only their mailbox has. */
  resetLink(user: User): Promise<{ id: string; token: string }>
  /** Somebody comes back from Google. @returns the answer that leads to /login/success, with its cookie */
  fromGoogle(): Promise<Response>
}

/** One of the implementations that must answer alike. */
export interface Side {
  name: string
  /** Now, epoch milliseconds. */
  now(): number
  enter(): Promise<Stage>
  close(): Promise<void>
}

/** The request of a call. */
export function ask<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Request {
  return requestOf(call, input, ORIGIN, options)
}

/** A request that the contract's types would not allow. */
export function askRaw(
  method: string,
  path: string,
  init: { headers?: Record<string, string>; body?: string } = {},
): Request {
  return new Request(new URL(path, ORIGIN), { method, ...init })
}

/** The parsed good answer of a call; fails the test when it is refused. */
export async function tell<C extends Call>(
  stage: Stage,
  call: C,
  input: CallInput<C>,
  options?: CallOptions,
): Promise<ReturnType<C['output']['parse']>> {
  const response = await stage.send(ask(call, input, options))
  const body: unknown = await response.json()
  if (response.status !== call.status) {
    throw new Error(`${call.name}: ${String(response.status)} ${JSON.stringify(body)}`)
  }
  return call.output.parse(body) as ReturnType<C['output']['parse']>
}
