import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { scenarios } from '@jatra/mocks/scenarios/index'
import { demoAccounts } from '@jatra/mocks/accounts'
import { Site } from './site.tsx'

/** The page that is opened, the account, and the scenarios in play. */
export interface FlowArgs {
  /** The address, `/flight/search?...`. */
  at: string
  /** The demo account that is signed in; none when it is not given. */
  as?: string | undefined
  /** Names of scenarios (mocks/src/scenarios), `empty,slow`. */
  scenario?: string | undefined
}

/**
 * `parameters.start`: what was done before the page is opened, such as a search; gives the page's address. No scenario
 * is in play yet.
 */
export type StartingPoint = (site: Site) => Promise<string>

const withWorker = mswLoader(async () => {
  const worker = setupWorker()
  // Relative to the address from which the stories are served.
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } })
  return worker
})

async function open(context: StoryContext<FlowArgs>) {
  await withWorker(context)
  const { at, as, scenario } = context.args
  localStorage.clear()
  sessionStorage.clear()
  const site = new Site(scenario)
  context.msw.use(...site.handlers)
  if (as) await site.signIn(as)
  const { start } = context.parameters as { start?: StartingPoint }
  return { site, Pages: site.pages(), at: (await start?.(site)) ?? at }
}

/** What the stories of a walk share: whole pages of the app, on the prototype's data, at its moment. */
export const walk = {
  parameters: {
    layout: 'fullscreen',
    // WCAG 2.2's, which axe leaves out unless it is asked for.
    a11y: { config: { rules: [{ id: 'target-size', enabled: true }] } },
  },
  args: { at: '/' },
  argTypes: {
    at: { control: 'text' },
    as: { control: 'select', options: [undefined, ...demoAccounts.map((one) => one.userName)] },
    scenario: { control: 'select', options: [undefined, ...scenarios.map((one) => one.name)] },
  },
  loaders: [open],
  beforeEach: () => () => {
    Date.now = deviceNow
  },
  // Before axe looks: what the sticky header half covers where a walk ends would be a small target to it.
  afterEach: () => window.scrollTo(0, 0),
  render: (_, { loaded }) => {
    const { Pages, at } = loaded as { Pages: ReturnType<Site['pages']>; at: string }
    return <Pages initialEntries={[at]} />
  },
} satisfies Meta<FlowArgs>

export type FlowStory = StoryObj<FlowArgs>

/** The site that a story is shown on. */
export const siteOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['site'] as Site

const deviceNow = Date.now

/** Moves the site's clock and this device's on, until the story is over. */
export function passTime(context: { loaded: Record<string, unknown> }, minutes: number): void {
  siteOf(context).now += minutes * 60_000
  Date.now = () => deviceNow() + minutes * 60_000
}
