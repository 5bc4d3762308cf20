import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@jatra/design-system/badge'
import { ButtonLink } from '@jatra/design-system/button'
import { DataTable, type DataColumn, type DataRow } from '@jatra/design-system/data-table'
import { EmptyState } from '@jatra/design-system/empty-state'
import { Icon } from '@jatra/design-system/icon'
import { Stack } from '@jatra/design-system/stack'
import { formatBdt } from '@jatra/contract/values/money'
import { expect, userEvent } from 'storybook/test'
import { reference } from '../facts.ts'
import { byTouch, followEachWay } from '../press.ts'

const columns: [DataColumn, ...DataColumn[]] = [
  { label: 'Booking ID' },
  { label: 'Booking' },
  { label: 'Customer', sort: { href: '#by-customer' } },
  { label: 'Status' },
  { label: 'Booked', sort: { href: '#by-day' } },
  { label: 'Total', number: true, sort: { href: '#by-total' } },
]
const sorted: [DataColumn, ...DataColumn[]] = [
  { label: 'Booking ID' },
  { label: 'Booking' },
  { label: 'Customer', sort: { href: '#by-customer-down', direction: 'ascending' } },
  { label: 'Status' },
  { label: 'Booked', sort: { href: '#by-day' } },
  { label: 'Total', number: true, sort: { href: '#by-total' } },
]

const rows: DataRow[] = [
  {
    id: '1',
    href: '#1',
    cells: [
      reference('7F3K-2QX9'),
      'DAC - BKK, round trip',
      'Ayesha Karim',
      <Badge tone="positive" icon={<Icon name="success" size={16} />}>
        Confirmed
      </Badge>,
      '27 Nov 2026',
      formatBdt(135_000, 'en'),
    ],
  },
  {
    id: '2',
    href: '#2',
    tone: 'critical',
    cells: [
      reference('9MK4-XT2C'),
      'Himalaya and lakes',
      'রহিম উদ্দিন',
      <Badge tone="critical" icon={<Icon name="error" size={16} />}>
        Cancelled
      </Badge>,
      '27 Nov 2026',
      formatBdt(1_234_567, 'en'),
    ],
  },
  {
    id: '3',
    href: '#3',
    tone: 'warning',
    cells: [
      reference('K2QX-7F3R'),
      'Visa for Malaysia, 30 days',
      'Mohammad Shahriar Kabir Chowdhury',
      <Badge tone="warning" icon={<Icon name="clock" size={16} />}>
        Waiting
      </Badge>,
      '26 Nov 2026',
      formatBdt(9_800, 'en'),
    ],
  },
]

const meta = {
  title: 'Layout/DataTable',
  component: DataTable,
  args: {
    caption: 'Orders',
    columns,
    rows,
    empty: (
      <EmptyState title="Nothing is waiting" headingLevel={2}>
        The work of this queue is done.
      </EmptyState>
    ),
  },
} satisfies Meta<typeof DataTable>
export default meta
type Story = StoryObj<typeof meta>

/** Use when people work through many things of one kind. */
export const Sorted: Story = {
  args: {
    columns: sorted,
    total: 43,
    newer: '#newer',
    older: '#older',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(canvas.getByRole('table', { name: 'Orders 3 of 43' })).toBeVisible()
  },
}

/** Use when the screen is narrow: each row becomes a card. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Use when the list is empty: say why, and what to do. */
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No order has this phone number"
        action={<ButtonLink href="#all">Clear the search</ButtonLink>}
      >
        Look again without the country code.
      </EmptyState>
    ),
  },
}

/** Use when the rows are on their way. */
export const Loading: Story = { args: { rows: [], loading: true } }

/** Use when other rows are on their way: those that are there stay. */
export const LoadingMore: Story = { args: { loading: true } }

export const ByMouseKeyboardAndTouch: Story = {
  play: ({ canvas }) => followEachWay(canvas.getByRole('link', { name: '7F3K-2QX9' })),
}

/** A press anywhere in the row is one on its link. */
export const ByMouseAndTouchInTheRow: Story = {
  play: async ({ canvas }) => {
    const followed: string[] = []
    canvas.getByRole('link', { name: '7F3K-2QX9' }).addEventListener('click', (event) => {
      event.preventDefault()
      followed.push('followed')
    })
    const cell = canvas.getByText('Ayesha Karim')
    await userEvent.click(cell)
    await byTouch(cell)
    await expect(followed).toHaveLength(2)
  },
}

/** j and k move through the rows. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('jj')
    await expect(canvas.getByRole('link', { name: '9MK4-XT2C' })).toHaveFocus()
    await userEvent.keyboard('k')
    await expect(canvas.getByRole('link', { name: '7F3K-2QX9' })).toHaveFocus()
  },
}

export const Overview: Story = {
  render: (args) => (
    <Stack gap={32}>
      <DataTable {...args} columns={sorted} total={43} older="#older" />
      <DataTable {...args} caption="Refunds to approve" rows={[]} keys={false} />
    </Stack>
  ),
}
