import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../design-system/src/badge/index.ts'
import { Button } from '../../design-system/src/button/index.ts'
import { Card } from '../../design-system/src/card/index.ts'
import { Grid, Inline, Stack } from '../../design-system/src/stack/index.ts'

const cities = ['Dhaka', "Cox's Bazar", 'Sylhet', 'কক্সবাজার', 'Chattogram', 'Saidpur']

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  subcomponents: { Inline, Grid },
  args: { gap: 16, children: cities.slice(0, 3).map((city) => <Card key={city}>{city}</Card>) },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

/** Use when things stand below each other. */
export const Below: Story = {}

/** Use when things belong closely together, such as a title and its note. */
export const Tight: Story = { args: { gap: 4 } }

/** Use when things stand beside each other. They wrap when there is no room. */
export const Beside: Story = {
  render: () => (
    <Inline gap={8}>
      {cities.map((city) => (
        <Badge key={city}>{city}</Badge>
      ))}
    </Inline>
  ),
}

/** Use when one thing stands at each end of a line. */
export const AtTheEnds: Story = {
  render: () => (
    <Inline justify="between">
      <strong>৳12,34,567</strong>
      <Button variant="primary" tone="brand">
        Book Now
      </Button>
    </Inline>
  ),
}

/** Use when things need equal columns: as many as there is room for. */
export const Columns: Story = {
  render: () => (
    <Grid columns={3} gap={16}>
      {cities.map((city) => (
        <Card key={city}>{city}</Card>
      ))}
    </Grid>
  ),
}

export const Overview: Story = {
  render: () => (
    <Stack gap={32}>
      <Grid columns={3} gap={16}>
        {cities.slice(0, 3).map((city) => (
          <Card key={city}>{city}</Card>
        ))}
      </Grid>
      <Stack gap={8}>
        {cities.slice(0, 2).map((city) => (
          <Card key={city} padding={16}>
            {city}
          </Card>
        ))}
      </Stack>
      <Inline gap={8}>
        {cities.map((city) => (
          <Badge key={city}>{city}</Badge>
        ))}
      </Inline>
    </Stack>
  ),
}
