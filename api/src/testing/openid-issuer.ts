import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { interactionPolicy, Provider, type Adapter, type AdapterPayload } from 'oidc-provider'

interface IssuerPerson {
  email?: string
  email_verified?: boolean
  name?: string
}

export interface OpenIdIssuer {
  issuer: string
  /** Who exists there, by subject. */
  people: Map<string, IssuerPerson>
  /** Who signs in next; null cancels instead. */
  chosen: string | null
  /** Answers nothing but 503 while it is true. */
  down: boolean
  /** Requests so far, by path. */
  asked: string[]
  close(): Promise<void>
}

export const TEST_CLIENT = { clientId: 'jatra-tests', clientSecret: 'a-secret-of-these-tests' }

/**
 * A real OpenID issuer on its own port; the chosen account signs in and consents without a page.
 * @param claimsInIdToken false: the ID token holds only the subject, and the rest comes from userinfo
 */
export async function startIssuer(
  redirectUri: string,
  claimsInIdToken = true,
): Promise<OpenIdIssuer> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const test: OpenIdIssuer = {
    issuer,
    people: new Map(),
    chosen: null,
    down: false,
    asked: [],
    close: () => closed(server),
  }
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuer, {
    adapter: createBooks(),
    clients: [
      {
        client_id: TEST_CLIENT.clientId,
        client_secret: TEST_CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of these tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !claimsInIdToken,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...test.people.get(sub) }) }),
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    test.asked.push(new URL(request.url ?? '/', issuer).pathname)
    if (test.down) {
      response.writeHead(503).end()
    } else if (request.url?.startsWith('/interaction/')) {
      void finish(request, response)
    } else {
      void answer(request, response)
    }
  })
  return test

  async function finish(...[request, response]: Parameters<typeof answer>): Promise<void> {
    const accountId = test.chosen
    if (accountId === null) {
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    }
    const grant = new provider.Grant({ accountId, clientId: TEST_CLIENT.clientId })
    grant.addOIDCScope('openid email profile')
    await provider.interactionFinished(request, response, {
      login: { accountId },
      consent: { grantId: await grant.save() },
      select_account: {},
    })
  }
}

/** What the issuer keeps, in memory: its own way warns of itself. */
function createBooks(): (name: string) => Adapter {
  const books = new Map<string, AdapterPayload>()
  return (name) => {
    const drop = (matches: (payload: AdapterPayload) => boolean) => {
      for (const [key, payload] of books) if (matches(payload)) books.delete(key)
    }
    const findBy = async (matches: (payload: AdapterPayload) => boolean) =>
      [...books.values()].find(matches)
    return {
      upsert: async (id, payload) => void books.set(`${name}:${id}`, payload),
      find: async (id) => books.get(`${name}:${id}`),
      findByUid: (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: (code) => findBy((payload) => payload.userCode === code),
      consume: async (id) => void Object.assign(books.get(`${name}:${id}`) ?? {}, { consumed: 1 }),
      destroy: async (id) => void books.delete(`${name}:${id}`),
      revokeByGrantId: async (grantId) => drop((payload) => payload.grantId === grantId),
    }
  }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
