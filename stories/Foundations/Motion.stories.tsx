import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, useSyncExternalStore } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../../design-system/src/button/index.ts'
import { Stack } from '../../design-system/src/stack/index.ts'
import { light, vars } from '../../design-system/src/tokens/index.ts'
import * as css from './motion.css.ts'
import { TokenList, TokenRow } from './token.tsx'

const meta: Meta = {
  title: 'Foundations/Motion',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Motion shows where something came from, and it is short: 120 to 240 ms, fast at first and soft at the end. Only position and opacity move, so a slow phone keeps up. Where the traveller asks for less motion, nothing moves.',
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

function MoveButton({ there, move }: { there: boolean; move: (there: boolean) => void }) {
  return (
    <div>
      <Button variant="secondary" aria-pressed={there} onClick={() => move(!there)}>
        Move them
      </Button>
    </div>
  )
}

function Lane({ there, duration }: { there: boolean; duration: string }) {
  return (
    <div className={css.track}>
      <div
        className={css.runner}
        data-there={there || undefined}
        style={{ transitionDuration: duration }}
      />
    </div>
  )
}

function Speeds() {
  const [there, setThere] = useState(false)
  return (
    <Stack gap={24}>
      <TokenList>
        {speeds.map(([name, use]) => (
          <TokenRow
            key={name}
            variable={vars.motion[name]}
            use={use}
            specimen={<Lane there={there} duration={vars.motion[name]} />}
          >
            {light.motion[name]}
          </TokenRow>
        ))}
        <TokenRow
          variable={vars.motion.ease}
          use="The curve of all three."
          specimen={<Curve points={light.motion.ease} />}
        >
          {light.motion.ease}
        </TokenRow>
      </TokenList>
      <MoveButton there={there} move={setThere} />
    </Stack>
  )
}

/** The curve that `cubic-bezier(…)` describes, from the lower left to the upper right. */
function Curve({ points }: { points: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = Array.from(points.matchAll(/[\d.]+/g), Number)
  const at = (x: number, y: number) => `${x * 100} ${100 - y * 100}`
  return (
    <svg className={css.curve} viewBox="-4 -4 108 108" aria-hidden="true">
      <path d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
    </svg>
  )
}

/** Press the button to see the three speeds side by side. */
export const Overview: StoryObj = {
  render: () => <Speeds />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move them' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}

const query = '(prefers-reduced-motion: reduce)'

function useLessMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const asked = window.matchMedia(query)
      asked.addEventListener('change', changed)
      return () => asked.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    // A server knows no one's settings.
    () => false,
  )
}

function Compared() {
  const [there, setThere] = useState(false)
  const lessMotion = useLessMotion()
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <strong>As usual</strong>
        <Lane there={there} duration={vars.motion.slow} />
      </Stack>
      <Stack gap={8}>
        <strong>With less motion</strong>
        <Lane there={there} duration="0s" />
        <p className={css.use}>
          It is in its new place at once. Nothing that moves carries meaning alone, so nothing is
          lost.
        </p>
      </Stack>
      <p>
        {lessMotion
          ? 'Your system asks for less motion, so both are there at once.'
          : 'Your system does not ask for less motion, so the first one moves.'}
      </p>
      <MoveButton there={there} move={setThere} />
    </Stack>
  )
}

/**
 * Under `prefers-reduced-motion: reduce` the base styles take away every transition, let animations end at once, and
 * scroll without gliding. A widget needs nothing of its own for it.
 */
export const ReducedMotion: StoryObj = {
  render: () => <Compared />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move them' }))
    const said = window.matchMedia(query).matches ? /both are there at once/ : /the first one moves/
    await expect(canvas.getByText(said)).toBeVisible()
  },
}
