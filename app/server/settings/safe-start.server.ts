import { isPublicHost } from '../guards/local-host.server.ts'
import { sampleVariables } from './agency-settings.server.ts'
import { unusable, type Env } from './env.server.ts'
import { buysTickets } from './flight-settings.server.ts'
import { moneylessSettings, takesAnyMoney } from './payment-settings.server.ts'

/**
 * Settings that are fine for development and must not reach production by mistake. Apart from reading the environment,
 * because commands that serve no visitors read it too.
 * @throws Error that names each setting, one a line
 */
export function assertSafeStart(env: Env): void {
  if (env.NODE_ENV !== 'production' || env.API_MODE === 'mock') return
  const problems = [
    ...publicUrlProblems(env),
    ...sharedProblems(env),
    ...sandboxProblems(env),
    ...sampleProblems(env),
  ]
  if (problems.length > 0) throw unusable(problems)
}

/** Sessions and reset links of the public must not travel in the clear. */
function publicUrlProblems({ PUBLIC_URL }: Env): string[] {
  if (!PUBLIC_URL?.startsWith('http:') || !isPublicHost(new URL(PUBLIC_URL).host)) return []
  return ['PUBLIC_URL: must start with https:// where the public can reach it']
}

/** It listens on this machine only, for a trial or behind a proxy: without PUBLIC_URL visitors would get 421. */
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/** A shared database is a real deployment: several processes, and visitors who follow links from elsewhere. */
function sharedProblems(env: Env): string[] {
  if (env.API_MODE !== 'embedded' || !env.DATABASE_URL) return []
  const wanted = LOOPBACK.has(env.HOST)
    ? (['SESSION_SECRET'] as const)
    : (['PUBLIC_URL', 'SESSION_SECRET'] as const)
  return wanted.filter((name) => !env[name]).map((name) => `${name}: is needed with DATABASE_URL`)
}

/** A site where paying is free must be allowed explicitly. */
function sandboxProblems(env: Env): string[] {
  const visible = env.API_MODE === 'embedded' && env.PUBLIC_URL?.startsWith('https:')
  if (!visible || env.ALLOW_SANDBOX) return []
  return moneylessSettings(env).map((line) => `${line}: set ALLOW_SANDBOX=1 if that is meant`)
}

/**
 * Where real money is taken or real tickets are bought, it is not in the name of an agency that is none, nor for holidays
 * and visas that are samples.
 */
function sampleProblems(env: Env): string[] {
  if (!buysTickets(env) && !takesAnyMoney(env)) return []
  return [
    ...sampleVariables(env).map(
      (name) => `${name}: is the sample agency's, and real money is taken: set your own`,
    ),
    ...(env.SEED_CATALOGUE
      ? ['SEED_CATALOGUE: adds holidays and visas that nobody delivers: set SEED_CATALOGUE=0']
      : []),
  ]
}
