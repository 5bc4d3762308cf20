import { gatewayDomains, type GatewayName } from '@jatra/contract/payment/gateways'
import { GatewayError, type PaymentGateway } from './gateway.ts'

/**
 * Whether a traveller may be sent to a page that a gateway names: by https to one of the gateway's own domains, or to
 * the very host that we call it at, which may be plain http where that is (doubles, and Nagad's test host). Never with a
 * user in the address, which people read as the host.
 */
export function isOwnPage(name: GatewayName, baseUrl: string, page: URL): boolean {
  if (page.username || page.password) return false
  const base = new URL(baseUrl)
  if (page.hostname === base.hostname && page.protocol === base.protocol) return true
  return (
    page.protocol === 'https:' &&
    gatewayDomains[name].some(
      (domain) => page.hostname === domain || page.hostname.endsWith(`.${domain}`),
    )
  )
}

/**
 * The gateway, which fails where it names a page that is not its own: a wrong answer must not send a traveller, about to
 * pay, to others.
 */
export function withOwnPage<Gateway extends PaymentGateway>(
  gateway: Gateway,
  baseUrl: string,
): Gateway {
  return {
    ...gateway,
    async createPayment(request) {
      const { url, reference } = await gateway.createPayment(request)
      const page = URL.parse(url)
      if (!page || !isOwnPage(gateway.name, baseUrl, page)) {
        // Without its path, which may hold what pays.
        const place = page ? `${page.protocol}//${page.host}` : 'no address'
        throw new GatewayError(`${gateway.name} names a page at ${place}, which is not its own`)
      }
      return { url: page.href, reference }
    },
  }
}
