import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../design-system/src/button/index.ts'
import { Stack } from '../../design-system/src/stack/index.ts'
import { light, vars } from '../../design-system/src/tokens/index.ts'
import * as css from './motion.css.ts'

const meta: Meta = {
  title: 'Foundations/Motion',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Motion shows where a thing came from, and is over before one waits for it: 120 to 240 ms, quick at first, soft at the end. Only position and opacity move, so a slow phone keeps up. Where the traveller asks for less motion, nothing moves at all.',
      },
    },
  },
}
export default meta

const speeds = [
  ['fast', 'Answers a press: a hover, a check mark, a colour.'],
  ['base', 'Opens something small: a list, a menu, a tab.'],
  ['slow', 'Brings something large: a dialog, a sheet.'],
] as const

function Planes() {
  const [there, setThere] = useState(false)
  return (
    <Stack gap={24}>
      {speeds.map(([name, use]) => (
        <div key={name} className={css.lane}>
          <strong>
            {name} <span className={css.time}>{light.motion[name]}</span>
          </strong>
          <div className={css.track}>
            <div
              className={css.runner}
              data-there={there || undefined}
              style={{ transitionDuration: vars.motion[name] }}
            />
          </div>
          <p className={css.use}>{use}</p>
        </div>
      ))}
      <div>
        <Button variant="secondary" aria-pressed={there} onClick={() => setThere(!there)}>
          Move them
        </Button>
      </div>
    </Stack>
  )
}

/** Press the button to see the three speeds side by side. */
export const Overview: StoryObj = {
  render: () => <Planes />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Move them' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}
