import { z } from 'zod'
import { userSchema } from '@jatra/contract/account/user'

/** Who is signed in. The token never leaves the server unsealed, so no script of a page can take it. */
export const sealedSchema = z.object({
  token: z.string().optional(),
  user: userSchema.pick({ _id: true, userName: true, name: true, picture: true }).optional(),
  /** The account was staff's when that was last asked: the menu leads to the desk. It allows nothing. */
  staff: z.boolean().optional(),
  /** The visitor's id in prototype mode. */
  visitor: z.string().optional(),
  /** The key of the last checkout that was sent without script, and the address of its form. */
  checkout: z.object({ at: z.string(), key: z.string() }).optional(),
  /** Travellers of an order who could not be saved for next time: `full`, because an account keeps only so many. */
  notSaved: z.object({ orderId: z.string(), why: z.enum(['full', 'failed']) }).optional(),
  /** When the cookie was written, epoch seconds. */
  sealedAt: z.number().optional(),
})
export type Sealed = z.infer<typeof sealedSchema>
export type NotSaved = NonNullable<Sealed['notSaved']>['why']
export type SessionUser = NonNullable<Sealed['user']>

/** The visitor's session during one request; written back once, on the way out, and only when it changed. */
export class Session {
  changed = false
  #data: Sealed

  constructor(data: Sealed) {
    this.#data = data
  }

  get user(): SessionUser | null {
    return this.#data.user ?? null
  }

  get token(): string | undefined {
    return this.#data.token
  }

  get visitor(): string | undefined {
    return this.#data.visitor
  }

  get data(): Sealed {
    return this.#data
  }

  get staff(): boolean {
    return this.#data.staff ?? false
  }

  signIn(token: string, user: SessionUser): void {
    this.#data = { ...this.#data, token, user: sealedSchema.shape.user.unwrap().parse(user) }
    this.changed = true
  }

  /** @param is whether the account is staff's */
  noteStaff(is: boolean): void {
    if (is === this.staff) return
    const { staff: _, ...rest } = this.#data
    this.#data = is ? { ...rest, staff: true } : rest
    this.changed = true
  }

  /** The profile has changed, and the header shows it. */
  update(user: SessionUser): void {
    if (this.#data.token) this.signIn(this.#data.token, user)
  }

  keepCheckout(checkout: NonNullable<Sealed['checkout']>): void {
    this.#data = { ...this.#data, checkout }
    this.changed = true
  }

  dropCheckout(): void {
    if (!this.#data.checkout) return
    const { checkout: _, ...rest } = this.#data
    this.#data = rest
    this.changed = true
  }

  /** @param why null: they were saved */
  noteNotSaved(orderId: string, why: NotSaved | null): void {
    if (!why && this.#data.notSaved?.orderId !== orderId) return
    const { notSaved: _, ...rest } = this.#data
    this.#data = why ? { ...rest, notSaved: { orderId, why } } : rest
    this.changed = true
  }

  signOut(): void {
    const { visitor } = this.#data
    this.#data = visitor ? { visitor } : {}
    this.changed = true
  }

  nameVisitor(visitor: string): void {
    this.#data = { ...this.#data, visitor }
    this.changed = true
  }

  /** A cookie of prototype mode in another mode. */
  forgetVisitor(): void {
    const { token, user } = this.#data
    this.#data = { token, user }
    this.changed = true
  }
}
