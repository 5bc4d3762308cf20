import { demoAccounts, type DemoAccount } from '../accounts.ts'
import { digest } from '../digest.ts'
import { makeOrders } from '../fixtures/orders.ts'
import type { World } from '../world.ts'
import type { Account, VisitorState } from './visitor-state.ts'

const userIdOf = (account: DemoAccount) => `demo-${account.userName}`

let demo: Promise<Account[]> | undefined

/** The demo accounts, made once: visitors change their own copies of the maps, never these. */
function demoAccountsOf(): Promise<Account[]> {
  demo ??= Promise.all(
    demoAccounts.map(async (account) => ({
      user: {
        _id: userIdOf(account),
        userName: account.userName,
        email: account.email,
        name: account.name,
        gender: account.gender,
        phone: account.phone,
        picture: null,
      },
      passwordDigest: await digest(account.password),
    })),
  )
  return demo
}

/** Gives a fresh visitor the demo accounts. Their earlier orders come when somebody logs in: {@link furnishOrders}. */
export async function furnish(visitor: VisitorState): Promise<void> {
  if (visitor.accounts.size) return
  const accounts = await demoAccountsOf()
  if (visitor.accounts.size) return
  for (const account of accounts) visitor.accounts.set(account.user._id, account)
}

/** Gives a demo account its earlier orders, once, as of now. */
export function furnishOrders(world: World, visitor: VisitorState, userId: string): void {
  const account = demoAccounts.find((one) => userIdOf(one) === userId)
  if (!account || visitor.furnished.has(userId)) return
  visitor.furnished.add(userId)
  const orders = makeOrders({
    seed: `${world.seed}|${userId}`,
    now: world.clock(),
    fareRate: world.fareRate,
    count: account.earlierOrders,
  })
  for (const order of orders.reverse())
    visitor.orders.set(order._id, { userId, order, confirmsAt: null, earlier: true })
}
