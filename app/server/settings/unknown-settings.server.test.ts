import { describe, expect, it } from 'vitest'
import { envSchema } from './env.server.ts'
import { findUnknownSettings } from './unknown-settings.server.ts'

const known = Object.keys(envSchema.shape)
const find = (...names: string[]) => findUnknownSettings(names, known)

describe('a variable that nothing reads', () => {
  it.each([
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['TRSUT_PROXY', 'TRUST_PROXY'],
    ['trust_proxy', 'TRUST_PROXY'],
    ['SESION_SECRET', 'SESSION_SECRET'],
    ['SESSION_SECRETS', 'SESSION_SECRET'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['ALLOW_SANDBOXES', 'ALLOW_SANDBOX'],
  ])('is named with what it looks like: %s', (name, meant) => {
    expect(find(name)).toEqual([{ name, meant }])
  })

  it.each(['SSLCOMMERZ_STORE', 'DUFFEL_KEY', 'JATRA_PORT_NUMBER', 'BKASH_APP'])(
    'is named when it begins as ours do: %s',
    (name) => {
      expect(find(name)).toEqual([{ name, meant: null }])
    },
  )

  it('is not reported when it belongs to the system, a tool or a cloud', () => {
    const ordinary = [
      ...[
        'PATH',
        'HOME',
        'HOSTNAME',
        'HOSTS',
        'PORTS',
        'PWD',
        'SHELL',
        'USER',
        'MAIL',
        'LANG',
        'TZ',
      ],
      ...['NODE_PATH', 'NODE_OPTIONS', 'NODE_VERSION', 'NODE_EXTRA_CA_CERTS', 'npm_config_cache'],
      ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'XDG_DATA_DIRS', 'XDG_SESSION_ID', 'DATA_HOME'],
      ...['AWS_REGION', 'AWS_SECRET_ACCESS_KEY', 'GOOGLE_APPLICATION_CREDENTIALS', 'PGHOST'],
      ...['GOOGLE_CLOUD_PROJECT', 'TEST_DATABASE_URL', 'PLAYWRIGHT', 'E2E_PORT', 'CI', 'API_PORT'],
      ...['JATRA_PORT', 'JATRA_SERVICE_HOST', 'JATRA_SERVICE_PORT_HTTP', 'JATRA_PORT_80_TCP_ADDR'],
      ...['INVOCATION_ID', 'JOURNAL_STREAM', 'KUBERNETES_PORT', 'OTEL_SERVICE_NAME'],
    ]
    expect(find(...ordinary, ...known)).toEqual([])
  })
})
