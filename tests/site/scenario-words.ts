import type { ScenarioName } from '@jatra/mocks/scenarios/index'

interface ScenarioWords {
  /** Words on the page that the scenario's link opens. */
  sees: (string | RegExp)[]
  /** Words that are not. */
  not?: string
  /** What the same page says after the visitor's clock was put forward. */
  later?: { after: string; sees: (string | RegExp)[] }
}

const TASK_FAILED = 'Error! Task failed.'
const BACK_IN_FULL = 'It goes back to you in full'
const NO_TICKET = 'There is no ticket, and your money goes back'

/** The scenarios that are seen in the words of one page. The others are walked in a browser (tests/e2e/prototype). */
export const scenarioWords = {
  happy: { sees: ['Where does your journey begin?'] },
  // Nothing is there whose price could change.
  empty: { sees: ['No Results Found'], not: 'role="timer"' },
  offline: { sees: [TASK_FAILED] },
  'no-results': { sees: ['No Results Found'] },
  'partial-results': { sees: ['Not all airlines have answered'] },
  'flight-search-error': { sees: [TASK_FAILED] },
  'no-packages': { sees: ['No data found'] },
  'packages-load-failure': { sees: [TASK_FAILED] },
  'package-detail-failure': { sees: ['Error! Failed to fetch package details.'] },
  'holiday-names-missing': {
    sees: ['What happens now', 'Give name and passport', 'Not named yet'],
  },
  'holiday-not-confirmed': {
    sees: ['We know everybody who travels.', 'Hotels confirm your rooms'],
  },
  'visa-load-failure': { sees: [TASK_FAILED] },
  'visas-closed': { sees: ['Closed', 'Is the visa open?'], not: 'SPECIAL OFFER' },
  'payment-declined': { sees: ['The payment did not go through'] },
  'payment-cancelled': { sees: ['You cancelled the payment'] },
  'payment-late': { sees: ['Waiting for your payment'] },
  'payment-never': {
    sees: ['Waiting for your payment'],
    later: { after: '31m', sees: ['The time to pay is over'] },
  },
  'bkash-execute-silent': {
    sees: ['If you have paid, your money is safe'],
    later: { after: '2m', sees: ['You are booked'] },
  },
  'gateway-down-after-paying': {
    sees: ['If you have paid, your money is safe'],
    later: { after: '46m', sees: ['The time to pay is over', BACK_IN_FULL] },
  },
  'payment-of-another-amount': {
    sees: [
      ...['Waiting for your payment', 'You paid another amount than the price', BACK_IN_FULL],
      'Go on to pay',
    ],
  },
  'refund-asked': { sees: ['A colleague of ours approves it'] },
  'refund-sent': { sees: [/\bR[0-9A-F]{6,}\b/, 'Not yet'] },
  'refund-late': { sees: ['This refund is late', 'How to complain (DNCRP)'] },
  'refund-failed': { sees: ['A colleague of ours looks after it'] },
  'partial-refund': {
    sees: [/You cancelled for /],
    later: { after: '61m', sees: ['Your refund', /Not flying any more: /] },
  },
  'desk-full': { sees: ['99+'] },
  'desk-empty': { sees: ['Nothing waits for a person'] },
  'supplier-down': {
    sees: ['Paid, and being ticketed'],
    later: { after: '16m', sees: [NO_TICKET] },
  },
  'schedule-changed': { sees: ['As you booked it', 'As it is now'] },
  'emails-undelivered': { sees: ['Could not be delivered, given up on'] },
  'emails-late': { sees: ['Payment confirmed', 'Sent on'], not: 'Your seats are held' },
  unauthorised: { sees: ['Sign in'] },
} satisfies Partial<Record<ScenarioName, ScenarioWords>>

export type ScenarioInWords = keyof typeof scenarioWords

export const wordsOf = (name: ScenarioName): ScenarioWords | undefined =>
  (scenarioWords as Partial<Record<ScenarioName, ScenarioWords>>)[name]
