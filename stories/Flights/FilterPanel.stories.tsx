import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterForm, FilterPanel, type FilterPanelProps } from '@jatra/design-system/filter-panel'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { byKeyboard, byMouse, byTouch } from '../press.ts'

const groups: FilterPanelProps['groups'] = [
  {
    name: 'stops',
    legend: 'Stops',
    choices: [
      { value: '0', label: 'Non-stop', count: 3 },
      { value: '1', label: '1 stop', count: 6, checked: true },
      { value: '2', label: '2 stops or more', count: 1 },
    ],
  },
  {
    name: 'airline',
    legend: 'Airlines',
    choices: [
      { value: 'BG', label: 'Biman Bangladesh Airlines', count: 3 },
      { value: 'BS', label: 'US-Bangla Airlines', count: 2 },
      { value: 'SQ', label: 'Singapore Airlines', count: 1 },
    ],
  },
  {
    name: 'departs',
    legend: 'Departure time',
    choices: [
      { value: 'night', label: '00:00 to 05:59', count: 2 },
      { value: 'morning', label: '06:00 to 11:59', count: 4 },
    ],
  },
  {
    name: 'bags',
    legend: 'Baggage',
    choices: [{ value: 'checked', label: 'Checked baggage included', count: 5 }],
  },
]

const meta = {
  title: 'Flights/FilterPanel',
  component: FilterPanel,
  subcomponents: { FilterForm },
  args: {
    action: '#',
    clearHref: '#all',
    resultCount: 6,
    appliedCount: 1,
    onChange: fn(),
    sort: {
      name: 'sort',
      choices: [
        { value: 'cheapest', label: 'Cheapest', checked: true },
        { value: 'fastest', label: 'Fastest' },
        { value: 'earliest', label: 'Earliest' },
      ],
    },
    groups,
    price: {
      name: 'maxPrice',
      min: 21_500,
      max: 1_234_567,
      value: 1_234_567,
      step: 500,
      format: (amount) => `৳${amount.toLocaleString('en-IN')}`,
    },
  },
} satisfies Meta<typeof FilterPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
}

/** Use when the screen is narrow and filters are set: each can be taken away. */
export const Chips: Story = {
  args: {
    chips: true,
    sort: {
      name: 'sort',
      choices: [
        { value: 'cheapest', label: 'Cheapest', detail: '৳4,670', checked: true },
        { value: 'fastest', label: 'Fastest', detail: '55m' },
        { value: 'earliest', label: 'Earliest', detail: '06:10' },
      ],
    },
  },
}

/** Use when filters are set. */
export const Filtered: Story = {
  args: {
    appliedCount: 2,
    resultCount: 1,
    groups: groups.map((group) => ({
      ...group,
      choices: group.choices.map((choice) =>
        choice.value === 'SQ' ? { ...choice, checked: true } : choice,
      ),
    })),
  },
}

/** The panel's own form: in its sheet where the panel is behind a button. */
async function shownPanel(
  canvas: ReturnType<typeof within>,
  open: (it: HTMLElement) => Promise<void>,
) {
  const opener = canvas.queryByRole('button', { name: /^Filter and sort/ })
  if (!opener) return canvas
  await open(opener)
  return within(await screen.findByRole('dialog', { name: 'Filter and sort' }))
}
const choosing =
  (press: (it: HTMLElement) => Promise<void>): Story['play'] =>
  async ({ args, canvasElement }) => {
    const panel = await shownPanel(within(canvasElement), press)
    const box = panel.getByRole('checkbox', { name: /Biman/ })
    await press(box)
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalled()
  }
export const ByMouse: Story = { play: choosing(byMouse) }
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const panel = await shownPanel(within(canvasElement), byKeyboard)
    const box = panel.getByRole('checkbox', { name: /Biman/ })
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalled()
  },
}
export const ByTouch: Story = { play: choosing(byTouch) }

/** Use when the screen is narrow: the panel opens in a sheet. */
export const InASheet: Story = { globals: { viewport: { value: 'phone' } } }
