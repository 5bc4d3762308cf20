import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '@jatra/design-system/icon'
import { RadioCards, type RadioCard } from '@jatra/design-system/radio-cards'
import { Stack } from '@jatra/design-system/stack'
import { byTouch } from '../press.ts'
import { StateMatrix, type State } from '../states/state-matrix.tsx'

const methods: readonly RadioCard[] = [
  {
    value: 'travelerDrop',
    title: 'I drop them off',
    detail: 'At our office in Banani, Dhaka',
    picture: <Icon name="bag" size={24} />,
    end: 'Free',
  },
  {
    value: 'pickUp',
    title: 'You pick them up',
    detail: 'From my address, on a day that I choose',
    picture: <Icon name="passport" size={24} />,
    end: '৳500',
  },
]
const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: { label: 'Your documents', name: 'deliveryMethod', options: methods, onValueChange: fn() },
} satisfies Meta<typeof RadioCards>
export default meta
type Story = StoryObj<typeof meta>

/** Use when nothing is chosen yet. */
export const Empty: Story = {}
export const ByMouse: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('You pick them up'))
    await expect(canvas.getByRole('radio', { name: /You pick them up/ })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pickUp')
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /You pick them up/ })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('travelerDrop')
  },
}
export const ByTouch: Story = {
  play: async ({ canvas, args }) => {
    await byTouch(canvas.getByText('At our office in Banani, Dhaka'))
    await expect(canvas.getByRole('radio', { name: /I drop them off/ })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('travelerDrop')
  },
}

/** Use when one option is chosen. */
export const Chosen: Story = { args: { defaultValue: 'pickUp' } }

/** Use when a choice is required and missing. */
export const ErrorAndHint: Story = {
  args: { error: 'Choose one', hint: 'We need the passports themselves', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Error: Choose one We need the passports themselves',
    )
  },
}

/** Use when an option cannot be chosen now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'pickUp' } }

/** Use when the options are short and there is room beside each other. */
export const Columns: Story = { args: { columns: 2 } }

/** Use when an option needs a longer explanation. */
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'a',
        title: 'Single entry, thirty days, for travellers who hold a passport of Bangladesh',
        detail: 'Not refundable. Valid for ninety days from the day on which it is given.',
        end: '৳12,34,567',
      },
      ...methods,
    ],
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    label: 'আপনার কাগজপত্র',
    options: [
      { value: 'a', title: 'আমি পৌঁছে দেব', detail: 'বনানী, ঢাকা', end: 'ফ্রি' },
      { value: 'b', title: 'আপনারা নিয়ে যাবেন', end: '৳৫০০' },
    ],
  },
}
const inState = (state: State) => ({
  disabled: state === 'disabled',
  error: state === 'error' ? 'Choose one' : undefined,
})

export const Overview: Story = {
  render: () => (
    <Stack gap={24}>
      <StateMatrix
        direction="down"
        cellWidth="18rem"
        states={['rest', 'hover', 'focus', 'disabled', 'error']}
        part="input"
        variants={{
          Empty: (state, name) => (
            <RadioCards
              label="Your documents"
              options={methods.slice(0, 1)}
              name={name}
              {...inState(state)}
            />
          ),
          Chosen: (state, name) => (
            <RadioCards
              label="Your documents"
              options={methods.slice(0, 1)}
              name={name}
              defaultValue="travelerDrop"
              {...inState(state)}
            />
          ),
        }}
      />
      <RadioCards
        label="Some are not to be had"
        columns={3}
        options={[
          { value: 'a', title: 'Economy' },
          { value: 'b', title: 'Business', disabled: true, detail: 'Sold out' },
          { value: 'c', title: 'ফার্স্ট ক্লাস', end: '৳12,34,567' },
        ]}
      />
    </Stack>
  ),
}
