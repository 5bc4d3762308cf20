import { Refusal } from '@jatra/contract/problem'
import { http, type HttpHandler } from 'msw'
import { answerWith, ask, type Asked } from '../answer.ts'
import { settle, settleOverdue } from '../state/orders.ts'
import type { OrderRecord } from '../state/visitor-state.ts'
import type { World } from '../world.ts'
import { gatewayButtons, gatewayPage, type GatewayAction } from './gateway-page.ts'

const PATH = '*/api/payment/sandbox/:tranId'
const LATE_MS = 30_000

/** The gateway page and its buttons. To the browser it behaves as the sandbox does: 303 to the return page. */
export function sandboxHandlers(world: World): HttpHandler[] {
  const recordOf = ({ visitor, now }: Asked, tranId: unknown): OrderRecord => {
    settleOverdue(visitor, now)
    for (const record of visitor.orders.values()) {
      if (record.order.payments.some((attempt) => attempt.tranId === tranId)) return record
    }
    throw new Refusal('not_found', 'There is no such payment.')
  }

  return [
    http.get(PATH, ({ request, params }) =>
      answerWith(async () => {
        const { order } = recordOf(await ask(world, request), params['tranId'])
        const attempt = order.payments.find(({ tranId }) => tranId === params['tranId'])
        if (!attempt || order.paymentStatus !== 'pending') return backToShop(order._id)
        return new Response(gatewayPage(order, attempt), {
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
            'content-security-policy':
              "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
          },
        })
      }),
    ),

    http.post(`${PATH}/:action`, ({ request, params }) =>
      answerWith(async () => {
        const asked = await ask(world, request)
        const record = recordOf(asked, params['tranId'])
        const button = gatewayButtons.find(({ action }) => action === params['action'])
        if (!button) throw new Refusal('not_found', 'There is nothing here.')
        press(button.action, record, asked)
        return backToShop(record.order._id)
      }),
    ),
  ]
}

function press(action: GatewayAction, record: OrderRecord, { rules, now }: Asked): void {
  if (rules.payment === 'declined') return settle(record, 'failed', now)
  if (rules.payment === 'cancelled') return settle(record, 'cancelled', now)
  if (action === 'fail') return settle(record, 'failed', now)
  if (action === 'cancel') return settle(record, 'cancelled', now)
  if (rules.payment === 'never') return
  if (rules.payment === 'late') {
    record.confirmsAt ??= now + LATE_MS
    return
  }
  settle(record, 'success', now)
}

function backToShop(orderId: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: `/payment/return/${orderId}`, 'cache-control': 'no-store' },
  })
}
