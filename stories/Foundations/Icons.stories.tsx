import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconPaths, type IconName } from '../../design-system/src/icon/index.ts'
import { Inline } from '../../design-system/src/stack/index.ts'
import { expect } from 'storybook/test'
import * as css from './foundations.css.ts'

const meta = {
  title: 'Foundations/Icons',
  component: Icon,
  args: { name: 'plane', size: 24 },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Our own line icons on a grid of 24: one weight, round ends, the colour of the text beside. */
export const Overview: Story = {
  render: () => (
    <div className={css.icons}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <div key={name} className={css.iconCell}>
          <Icon name={name} size={24} />
          {name}
        </div>
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Inline gap={24}>
      <Icon name="bag" size={16} />
      <Icon name="bag" size={20} />
      <Icon name="bag" size={24} />
      <Icon name="star" size={24} filled />
    </Inline>
  ),
}

/** With a label it is a picture with a name, without one it is decoration. */
export const Labelled: Story = {
  args: { name: 'warning', label: 'Warning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Warning' })).toBeVisible()
  },
}
