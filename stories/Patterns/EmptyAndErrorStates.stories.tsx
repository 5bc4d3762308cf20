import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PatternDocs } from '../../design-system/docs/widget-docs.ts'
import { Alert } from '@jatra/design-system/alert'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NoFlights, NoOrders, NotFound, SomethingWrong } from '@jatra/design-system/illustrations'
import { LoadingRegion, Skeleton } from '@jatra/design-system/skeleton'
import { Stack } from '@jatra/design-system/stack'

const pattern: PatternDocs = {
  purpose:
    'Explains what to show when a page has no content: when it is loading, empty, failed or not found. Each state offers a next step.',
  madeOf: ['skeleton', 'empty-state', 'alert', 'coming-soon', 'illustrations'],
  course: [
    [
      'Results are loading',
      'Show a skeleton in the shape of the list, so that the page does not shift.',
    ],
    [
      'There are no results',
      'Show an empty state with a picture, a helpful sentence and an action.',
    ],
    ['The filters leave no results', 'Show an empty state whose action clears the filters.'],
    ['The request failed', 'Show a message with Retry. Keep the typed values.'],
    ['The page does not exist', 'Show a picture and a link to the home page.'],
    ['A part of the page failed', 'Show the error in that part. The rest of the page works.'],
  ],
  do: [
    {
      copy: 'No Results Found',
      why: 'Use the wording of the specification as the title, and a sentence that helps, such as "Try other dates."',
    },
    { copy: 'Retry', why: 'Offer a next step for every error.' },
    { why: 'Near a payment, say whether the traveller was charged.' },
  ],
  dont: [
    { copy: 'Something went wrong :(', why: 'Say what went wrong in one sentence.' },
    { why: 'Do not show an empty state while results are loading.' },
    { why: 'Do not hide an error after a few seconds. It stays until it is no longer true.' },
  ],
  spec: ['Error catalogue', 'Decision 002, Every error is shown, with a next action'],
}

const meta = {
  title: 'Patterns/Empty and error states',
  component: EmptyState,
  parameters: { pattern },
  args: { title: 'No Results Found' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

/** Use when results are loading. */
export const Waiting: Story = {
  render: () => (
    <LoadingRegion label="Loading flights">
      <Stack gap={16}>
        {['first', 'second', 'third'].map((row) => (
          <Card key={row}>
            <Stack gap={12}>
              <Skeleton height="title" width="half" />
              <Skeleton width="most" />
              <Skeleton height="control" width="third" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </LoadingRegion>
  ),
}

/** Use when the search found nothing. */
export const NothingFound: Story = {
  args: {
    picture: <NoFlights />,
    children: 'No flight leaves on this day. Try the day before or after, or a nearby airport.',
    action: (
      <Button variant="primary" tone="brand">
        Change the search
      </Button>
    ),
  },
}

/** Use when the filters leave no result. */
export const FilteredAway: Story = {
  args: {
    title: 'No flight fits the filters',
    children: '14 flights are hidden by Non-stop and Biman Bangladesh Airlines.',
    action: <Button variant="secondary">Clear all</Button>,
  },
}

/** Use when the traveller has no bookings yet. */
export const NoOrdersYet: Story = {
  args: {
    picture: <NoOrders />,
    title: 'No bookings yet',
    children: 'What you book is kept here, with its receipt.',
    action: (
      <ButtonLink href="#search" variant="primary" tone="brand">
        Find a flight
      </ButtonLink>
    ),
  },
}

/** Use when the request failed. */
export const Failed: Story = {
  args: { title: 'Error! Task failed.' },
  render: ({ title }) => (
    <Alert
      tone="critical"
      title={title}
      action={
        <Button variant="secondary" size="small">
          Retry
        </Button>
      }
    >
      The airlines did not answer in time. Your search is kept.
    </Alert>
  ),
}

/** Use when the address leads nowhere. */
export const PageNotFound: Story = {
  args: {
    picture: <NotFound />,
    title: 'This page has left',
    children: 'The address may be old, or typed wrong.',
    action: (
      <ButtonLink href="#home" variant="primary" tone="brand">
        Go to the home page
      </ButtonLink>
    ),
  },
}

/** Use when the whole page failed. */
export const PageFailed: Story = {
  args: {
    picture: <SomethingWrong />,
    title: 'This page did not load',
    children: 'It is our fault, and we have been told. Nothing you typed is lost.',
    action: (
      <Button variant="primary" tone="brand">
        Retry
      </Button>
    ),
  },
}

export const Overview: Story = {
  render: () => (
    <Stack gap={48}>
      <EmptyState
        title="No Results Found"
        picture={<NoFlights />}
        action={
          <Button variant="primary" tone="brand">
            Change the search
          </Button>
        }
      >
        No flight leaves on this day. Try the day before or after.
      </EmptyState>
      <Alert
        tone="critical"
        title="Error! Task failed."
        action={
          <Button variant="secondary" size="small">
            Retry
          </Button>
        }
      >
        The airlines did not answer in time. Your search is kept.
      </Alert>
      <LoadingRegion label="Loading flights">
        <Card>
          <Stack gap={12}>
            <Skeleton height="title" width="half" />
            <Skeleton width="most" />
          </Stack>
        </Card>
      </LoadingRegion>
    </Stack>
  ),
}
