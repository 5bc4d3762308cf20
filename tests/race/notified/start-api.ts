import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createClient, type Client } from '@jatra/contract/http/client'
import type { GatewayName } from '@jatra/contract/payment/gateways'
import type { NagadShop } from '../../doubles/connect.ts'
import type { Message } from './notified-gateway.ts'

const PROGRAM = fileURLToPath(new URL('./api-process.ts', import.meta.url))

/** What a process of the API is given: all of it is JSON. */
export interface ApiSettings {
  databaseUrl: string
  /** Epoch milliseconds. */
  now: number
  /** Where the doubles of the gateways listen. */
  urls: Record<GatewayName, string>
  nagadShop: NagadShop
  /** bKash's, as Amazon SNS signs them. */
  webhooks: { topicArn: string; shortCode: string; certificate: string }
}

/** A process of the API, over HTTP. */
export interface ApiProcess {
  /** Calls as the app does. */
  client: Client
  /** @returns the status of the answer */
  send(message: Message): Promise<number>
  setNow(now: number): Promise<void>
  sweep(): Promise<void>
  workOnBooking(orderId: string): Promise<void>
  workOnRefund(refundId: string): Promise<void>
  /** JSON lines. */
  readLog(): Promise<string[]>
  stop(): Promise<void>
}

/** Starts one. It ends with this process too, however that ends. */
export async function startApi(settings: ApiSettings): Promise<ApiProcess> {
  const child = fork(PROGRAM, [JSON.stringify(settings)], { execArgv: [] })
  const ended = once(child, 'exit')
  const port = await Promise.race([once(child, 'message'), ended.then(() => null)])
  if (!port) throw new Error('The process of the API did not start: its reason is above')
  const origin = `http://127.0.0.1:${String(port[0])}`
  const request = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(origin + path, { redirect: 'manual', ...init })
    return { status: answer.status, text: await answer.text() }
  }
  const act = async (method: string, path: string) => {
    const { status, text } = await request(`/test/${path}`, { method })
    if (status !== 200) throw new Error(`${path}: ${String(status)} ${text}`)
    return text
  }
  return {
    client: createClient(fetch, origin),
    send: async ({ path, ...init }) => (await request(path, init)).status,
    setNow: async (now) => void (await act('PUT', `now/${String(now)}`)),
    sweep: async () => void (await act('POST', 'sweep')),
    workOnBooking: async (orderId) => void (await act('POST', `booking/${orderId}`)),
    workOnRefund: async (refundId) => void (await act('POST', `refund/${refundId}`)),
    readLog: async () => JSON.parse(await act('GET', 'log')) as string[],
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
