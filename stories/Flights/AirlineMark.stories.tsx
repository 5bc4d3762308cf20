import type { Meta, StoryObj } from '@storybook/react-vite'
import { AirlineMark } from '@jatra/design-system/airline-mark'

const meta = {
  title: 'Flights/AirlineMark',
  component: AirlineMark,
  args: { code: 'BG', label: 'Biman Bangladesh Airlines' },
} satisfies Meta<typeof AirlineMark>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the airline has its own colours: Biman, US-Bangla or NOVOAIR. */
export const Biman: Story = {}

/** Use when it is any other airline. */
export const AnyOtherCarrier: Story = { args: { code: 'TG', label: 'Thai Airways' } }
export const Overview: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
      {['BG', 'BS', 'VQ', '2A', 'TG', '6E'].map((code) => (
        <AirlineMark key={code} code={code} label={code} />
      ))}
      {['BG', 'BS', 'VQ', 'SQ'].map((code) => (
        <AirlineMark key={code} code={code} label={`${code}, small`} size="small" />
      ))}
    </div>
  ),
}
