import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FileDrop, FileTile } from '@jatra/design-system/file-drop'
import { Stack } from '@jatra/design-system/stack'
import { upload } from '../upload.ts'
import { byTouch } from '../press.ts'
import { StateMatrix, type State } from '../states/state-matrix.tsx'

/** A small drawing as a file, the way a phone's camera would hand it over. */
const picture = (name: string) =>
  new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="teal" d="M0 0h4v3H0z"/><circle cx="2" cy="1.5" r="1" fill="crimson"/></svg>',
    ],
    name,
    { type: 'image/svg+xml', lastModified: 1 },
  )

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  subcomponents: { FileTile },
  args: { label: 'Photo', name: 'photo', onFilesChange: fn() },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

/** Use when no file is chosen yet. */
export const Empty: Story = {}
export const ByMouse: Story = {
  play: async ({ canvas, args }) => {
    await upload(canvas.getByLabelText('Photo'), picture('one.svg'), picture('two.svg'))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 files added')
    await expect(canvas.getByRole('img', { name: 'Preview of one.svg' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove one.svg' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('one.svg removed')
    await expect(args.onFilesChange).toHaveBeenCalledTimes(2)
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Photo')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await upload(input, picture('one.svg'))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove one.svg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('one.svg removed')
  },
}

/** A tap anywhere on the zone asks the phone for a picture. */
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Photo')
    const asked = fn((event: Event) => event.preventDefault())
    input.addEventListener('click', asked)
    await byTouch(input)
    await expect(asked).toHaveBeenCalledOnce()
    await upload(input, picture('one.svg'))
    await byTouch(await canvas.findByRole('button', { name: 'Remove one.svg' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('one.svg removed')
  },
}

/** Use when the file is larger than allowed. */
export const TooLarge: Story = {
  args: { maxBytes: 20 },
  play: async ({ canvas }) => {
    await upload(canvas.getByLabelText('Photo'), picture('large.svg'))
    await expect(canvas.getByRole('alert')).toHaveTextContent('large.svg is larger than')
  },
}

/** Use when a file is required and missing. */
export const ErrorAndHint: Story = { args: { error: 'Add a photo', hint: 'JPG or PNG, to 5 MB' } }

/** Use when a file cannot be chosen now. */
export const Disabled: Story = { args: { disabled: true } }

/** Use when a file's name does not fit. */
export const LongName: Story = {
  play: async ({ canvas }) => {
    await upload(
      canvas.getByLabelText('Photo'),
      picture(`passport-${'of-muhammad-abdullah-al-mamun-'.repeat(3)}.svg`),
    )
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    label: 'ছবি',
    messages: { add: 'ছবি যোগ করুন', drop: 'অথবা এখানে ছেড়ে দিন', empty: 'কোনো ছবি নেই' },
  },
}
const inState = (state: State) => ({
  disabled: state === 'disabled',
  error: state === 'error' ? 'Add a photo' : undefined,
})

export const Overview: Story = {
  render: (args) => (
    <Stack gap={24}>
      <FileDrop
        {...args}
        upload={(file) =>
          file.name.startsWith('back')
            ? { progress: 0.4 }
            : file.name.startsWith('visa')
              ? { error: 'The connection broke. Remove it and add it again.' }
              : { progress: 1 }
        }
      />
      <StateMatrix
        states={['rest', 'hover', 'focus', 'disabled', 'error']}
        direction="down"
        cellWidth="18rem"
        part="input"
        variants={{
          'One or more files': (state) => (
            <FileDrop label="Passport" hint="JPG or PNG, to 5 MB" {...inState(state)} />
          ),
        }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await upload(
      canvas.getByLabelText('Photo'),
      picture('front.svg'),
      picture('back.svg'),
      picture('visa.svg'),
    )
    await expect(canvas.getByRole('progressbar', { name: 'Uploading back.svg' })).toBeVisible()
  },
}
