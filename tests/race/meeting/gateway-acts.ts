import { eq } from 'drizzle-orm'
import { sandboxSessions, sandboxWalletPayments } from '@jatra/sandbox/db/schema'
import type { Said } from '../notified/notified-gateway.ts'
import type { Deed } from '../notified/plans.ts'
import { picked, type Act, type Acts } from './act.ts'
import type { World } from './world.ts'

/** Writes the gateway's books, of which we hear later. */
const payer =
  (deed: Deed): Act =>
  async (world, pick) => {
    const page = picked(await world.attempts(), pick)
    await page?.by.write(page.attempt, deed)
  }

async function tell(world: World, pick: number, at: 0 | 1, said: Said): Promise<void> {
  const page = picked(await world.attempts(), pick)
  if (!page) return
  const { path, ...message } = await page.by.notice(page.attempt, said)
  const { status } = await world.processes[at].send(message.method, path, message)
  if (status >= 500) throw new Error(`${path} was answered by ${String(status)}`)
}

/** Its books have another sum, as when somebody changed the page. */
const anotherSum: Act = async (world, pick) => {
  const page = picked(await world.attempts(), pick)
  if (!page) return
  const { tranId, reference } = page.attempt
  const changed = { amount: '7199.00' }
  await world.database
    .update(sandboxSessions)
    .set(changed)
    .where(eq(sandboxSessions.tranId, tranId))
  await world.database
    .update(sandboxWalletPayments)
    .set(changed)
    .where(eq(sandboxWalletPayments.paymentId, reference))
  await page.by.write(page.attempt, 'pays')
}

const pays: Act = async (world, pick, at) => {
  await payer('pays')(world, pick, at)
  await tell(world, pick, at, 1)
}

export const gatewayActs: Acts = {
  pays,
  'pays, which is not told': payer('pays'),
  'pays behind our back': payer('pays_late'),
  'pays twice': payer('pays_twice'),
  'pays, and is suspected': payer('is_suspected'),
  'pays another sum': anotherSum,
  'gives up': payer('gives_up'),
  'tells of a payment': (world, pick, at) => tell(world, pick, at, 1),
  'tells of a second payment': (world, pick, at) => tell(world, pick, at, 2),
  'tells of a payment to both': (world, pick) =>
    Promise.all(([0, 1] as const).map((at) => tell(world, pick, at, 1))),
  'tells of a failure': (world, pick, at) => tell(world, pick, at, 'failed'),
  'tells of a cancelled payment': (world, pick, at) => tell(world, pick, at, 'cancelled'),
}
