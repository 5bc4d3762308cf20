import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../../design-system/src/avatar/index.ts'
import { Badge } from '../../design-system/src/badge/index.ts'
import { Button } from '../../design-system/src/button/index.ts'
import { Card, TicketCard } from '../../design-system/src/card/index.ts'
import { Divider } from '../../design-system/src/divider/index.ts'
import { Icon } from '../../design-system/src/icon/index.ts'
import { Grid, Inline, Stack } from '../../design-system/src/stack/index.ts'

const meta = {
  title: 'Layout/Card',
  component: Card,
  subcomponents: { TicketCard },
  // It wants an element, and the other stories have words.
  argTypes: { asChild: { control: false } },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

/** Use when content belongs together. */
export const Plain: Story = { args: { children: 'A sheet of paper' } }

/** Use when the card floats over other content. */
export const Raised: Story = { args: { children: 'Floats over what is behind it', raised: true } }

/** Use when the card has a price and a next step. They stand on the stub. */
export const Ticket: Story = {
  render: () => (
    <TicketCard
      as="article"
      stub={
        <>
          <strong>৳12,34,567</strong>
          <span>for 9 travellers</span>
          <Button variant="primary" tone="brand">
            Select
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Inline justify="between">
          <Badge tone="brand" icon={<Icon name="bag" size={16} />}>
            20 kg included
          </Badge>
          <span>BG 433</span>
        </Inline>
        <Inline nowrap>
          <strong>DAC</strong>
          <Divider tone="accent" />
          <strong>CXB</strong>
        </Inline>
      </Stack>
    </TicketCard>
  ),
}

/** Use when a card shows facts or a status. */
export const Badges: Story = {
  render: () => (
    <Inline>
      <Badge>Direct</Badge>
      <Badge tone="brand">Refundable</Badge>
      <Badge tone="accent" icon={<Icon name="star" size={16} filled />}>
        Best deal
      </Badge>
      <Badge tone="positive" icon={<Icon name="success" size={16} />}>
        Confirmed
      </Badge>
      <Badge tone="warning" icon={<Icon name="clock" size={16} />}>
        Waiting
      </Badge>
      <Badge tone="critical" icon={<Icon name="error" size={16} />}>
        Cancelled
      </Badge>
    </Inline>
  ),
}

/** Use when a card shows people. */
export const Avatars: Story = {
  render: () => (
    <Inline>
      <Avatar name="Ayesha Rahman" size="small" />
      <Avatar name="Ayesha Rahman" />
      <Avatar name="আয়েশা রহমান" />
      <Avatar name="Ayesha Rahman" size="large" />
      <Avatar name="Mamun" />
    </Inline>
  ),
}

export const Overview: Story = {
  render: () => (
    <Stack gap={24}>
      <Grid columns={3}>
        <Card>At rest</Card>
        <Card raised>Raised</Card>
        <Card padding={16}>Dense</Card>
      </Grid>
      <TicketCard stub={<strong>৳12,34,567</strong>}>
        <Inline nowrap>
          <strong>DAC</strong>
          <Divider tone="accent" />
          <strong>CXB</strong>
        </Inline>
      </TicketCard>
      <Divider />
      <Inline nowrap>
        <span>Left</span>
        <Divider direction="vertical" tone="accent" />
        <span>Right</span>
      </Inline>
    </Stack>
  ),
}
