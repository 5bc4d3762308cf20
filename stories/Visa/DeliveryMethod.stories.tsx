import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeliveryMethod } from '@jatra/design-system/delivery-method'
import { TextField } from '@jatra/design-system/field'
import { Stack } from '@jatra/design-system/stack'
import { expect, fn, userEvent } from 'storybook/test'
import { sheet } from '../Holidays/holidays.css.ts'
import { byTouch } from '../press.ts'
import { StateMatrix } from '../states/state-matrix.tsx'

const meta = {
  title: 'Visa/DeliveryMethod',
  component: DeliveryMethod,
  args: {
    office: 'House 7, Road 11, Banani, Dhaka 1213',
    charge: 'Pick Up Charge BDT 500TK',
    address: <TextField label="Pickup address" name="pickUpAddress" required />,
    date: (
      <TextField label="Pickup date" name="deliveryDate" hint="20 Nov 2026 or later" required />
    ),
    onValueChange: fn(),
  },
  decorators: (Widget) => (
    <div className={sheet}>
      <Widget />
    </div>
  ),
} satisfies Meta<typeof DeliveryMethod>
export default meta
type Story = StoryObj<typeof meta>

/** Choosing pick-up asks for the address and the date; the other choice keeps what was typed. */
export const ByMouse: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Pick up/ }))
    await userEvent.type(canvas.getByLabelText('Pickup address'), 'Dhanmondi')
    await userEvent.click(canvas.getByRole('radio', { name: /^Traveller drop/ }))
    await expect(canvas.getByLabelText('Pickup address')).not.toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByLabelText('Pickup address')).toHaveValue('Dhanmondi')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pickUp')
  },
}
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /^Pick up/ })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Pickup address')).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pickUp')
  },
}
export const ByTouch: Story = {
  play: async ({ args, canvas }) => {
    await byTouch(canvas.getByRole('radio', { name: /^Traveller drop/ }))
    await expect(canvas.getByLabelText('Pickup address')).not.toBeVisible()
    await byTouch(canvas.getByRole('radio', { name: /^Pick up/ }))
    await expect(canvas.getByLabelText('Pickup address')).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pickUp')
  },
}

/** Use when the traveller brings the documents. */
export const TravelerDrop: Story = { args: { defaultValue: 'travelerDrop' } }

/** Use when we collect the documents. */
export const PickUp: Story = { args: { defaultValue: 'pickUp' } }

/** Use when the form was sent without a choice. */
export const Missing: Story = { args: { error: 'Please choose how your documents reach us' } }

export const Overview: Story = {
  render: (args) => (
    <Stack gap={48}>
      <StateMatrix
        states={['rest', 'hover', 'focus', 'selected', 'error']}
        direction="down"
        cellWidth="36rem"
        part="input"
        variants={{
          'Traveller drop': (state, name) => (
            <DeliveryMethod
              {...args}
              name={name}
              defaultValue={state === 'selected' ? 'travelerDrop' : undefined}
              error={state === 'error' ? 'Please choose how your documents reach us' : undefined}
            />
          ),
        }}
      />
      <DeliveryMethod {...args} name="c" defaultValue="pickUp" messages={{ legend: 'নথি সংগ্রহ' }} />
    </Stack>
  ),
}
