import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Card } from '../../design-system/src/card/index.ts'
import { Stack } from '../../design-system/src/stack/index.ts'
import { NumberStepper } from '../../design-system/src/number-stepper/index.ts'
import { byTouch } from '../press.ts'
import { StateMatrix } from '../states/state-matrix.tsx'

const meta = {
  title: 'Forms/NumberStepper',
  component: NumberStepper,
  args: {
    label: 'Adults',
    hint: '12 years and above',
    name: 'adults',
    defaultValue: 1,
    min: 1,
    max: 9,
    onValueChange: fn(),
  },
} satisfies Meta<typeof NumberStepper>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the number cannot go lower. */
export const AtTheMinimum: Story = {}
export const ByMouse: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One less: Adults' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'One more: Adults' }))
    await expect(canvas.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(2)
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const count = canvas.getByRole('spinbutton', { name: 'Adults' })
    count.focus()
    await userEvent.clear(count)
    await userEvent.keyboard('4')
    await expect(count).toHaveValue(4)
    canvas.getByRole('button', { name: 'One more: Adults' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(count).toHaveValue(5)
  },
}
export const ByTouch: Story = {
  play: async ({ canvas, args }) => {
    await byTouch(canvas.getByRole('button', { name: 'One more: Adults' }))
    await byTouch(canvas.getByRole('button', { name: 'One more: Adults' }))
    await expect(canvas.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(3)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3)
  },
}

/** Use when the number cannot go higher. */
export const AtTheMaximum: Story = { args: { defaultValue: 9 } }

/** Use when the number breaks a rule. */
export const WithError: Story = {
  args: { label: 'Infants', hint: 'Under 2 years', error: 'At most one infant for each adult' },
}

export const Overview: Story = {
  render: () => (
    <Stack gap={24}>
      <StateMatrix
        direction="down"
        states={['rest', 'hover', 'focus', 'error']}
        part="button:not([aria-disabled=true])"
        cellWidth="16rem"
        variants={{
          'In its range': (state) => (
            <NumberStepper
              label="Infants"
              hint="Under 2 years, on an adult’s lap"
              defaultValue={2}
              error={state === 'error' ? 'At most one infant for each adult' : undefined}
            />
          ),
          'At the minimum': (state) =>
            state === 'error' ? null : (
              <NumberStepper label="Children" hint="2 to under 12 years" />
            ),
          'At the maximum': (state) =>
            state === 'error' ? null : (
              <NumberStepper
                label="Adults"
                hint="12 years and above"
                defaultValue={9}
                min={1}
                max={9}
              />
            ),
        }}
      />
      <Card>
        <NumberStepper label="প্রাপ্তবয়স্ক" hint="১২ বছর বা তার বেশি" defaultValue={1} />
      </Card>
    </Stack>
  ),
}
