// The pages that Lighthouse looks at: all that a visitor reaches without an account, and some in
// Bangla, which has letters of its own to fetch.
import { openResults } from './results-page.mjs'

/** @returns {Promise<Record<string, { address: string, skipAudits?: string[] }>>} by the name that `--pages` takes */
export async function publicPages(origin) {
  const page = (path) => ({ address: origin + path })
  return {
    home: page('/'),
    'home-holiday': page('/?search=holiday'),
    'home-visa': page('/?search=visa'),
    'home-hotels': page('/?search=hotels'),
    results: { address: await openResults(origin) },
    packages: page('/packageMenu'),
    package: page('/packages/nepal-kathmandu-pokhara-5-days'),
    visa: page('/visaDetails?country=Thailand&nationality=BD&travelers=2'),
    login: page('/login'),
    register: page('/register'),
    about: page('/about'),
    privacy: page('/privacy-policy'),
    refund: page('/refund-policy'),
    // Its status is 404 by nature: one audit looks at it, and the other at what the browser writes of it to the console.
    'not-found': {
      ...page('/no-such-page'),
      skipAudits: ['http-status-code', 'errors-in-console'],
    },
    'home-bangla': page('/bn'),
    'packages-bangla': page('/bn/packageMenu'),
    'login-bangla': page('/bn/login'),
  }
}
