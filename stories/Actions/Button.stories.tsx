import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button, ButtonLink, IconButton } from '../../design-system/src/button/index.ts'
import { Icon } from '../../design-system/src/icon/index.ts'
import { Inline, Stack } from '../../design-system/src/stack/index.ts'
import { pressEachWay } from '../press.ts'
import { StateMatrix, type State } from '../states/state-matrix.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  subcomponents: { ButtonLink, IconButton },
  args: { children: 'Search flights', onClick: fn() },
  // It wants an element, and the other stories have words.
  argTypes: { asChild: { control: false } },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

/** Use when it is the one next action. Have one in a view. */
export const Primary: Story = {
  args: { variant: 'primary' },
}
export const ByMouseKeyboardAndTouch: Story = {
  play: async ({ canvas, args }) => {
    await pressEachWay(canvas.getByRole('button', { name: 'Search flights' }), (times) =>
      expect(args.onClick).toHaveBeenCalledTimes(times),
    )
  },
}

/** Use when it is the main action of a part of the page, such as a card. */
export const PrimaryInBrandTone: Story = {
  args: { variant: 'primary', tone: 'brand', children: 'Book now' },
}

/** Use when the page has a second, less important action. */
export const Secondary: Story = { args: { variant: 'secondary', children: 'View details' } }

/** Use when the action is minor, such as Cancel beside a primary button. */
export const Ghost: Story = { args: { variant: 'ghost', children: 'Clear all' } }

/** Use when the action deletes something or cannot be undone. */
export const Danger: Story = { args: { variant: 'danger', children: 'Remove' } }

/** Use when an icon makes the action easier to spot. */
export const WithIcon: Story = { args: { variant: 'primary', icon: <Icon name="search" /> } }

/** Use when there is little room, such as in a dense row. */
export const Small: Story = { args: { size: 'small', children: 'Change' } }

/** Use when the button closes a narrow form or a card. */
export const FullWidth: Story = { args: { variant: 'primary', fullWidth: true } }

/** Use when the action does not apply now. Do not disable the button of a form. */
export const Disabled: Story = { args: { disabled: true } }

/**
 * Use when the action is running. The button keeps its width, name and focus, and ignores presses.
 */
export const Loading: Story = {
  args: { variant: 'primary', loading: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Search flights' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** Use when the action is to go to another page. */
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#flights" variant="primary" tone="brand" icon={<Icon name="plane" />}>
      Find a flight
    </ButtonLink>
  ),
}

/** Use when another element should look like a button, such as the link of your router. */
export const AsChild: Story = {
  render: () => (
    <Button asChild variant="primary" tone="brand" icon={<Icon name="receipt" />}>
      <a href="#ticket" download>
        Download the ticket
      </a>
    </Button>
  ),
}

/** Use when space is tight and the icon is well known. It needs a label. */
export const IconOnly: Story = {
  render: () => (
    <Inline>
      <IconButton label="Close" icon={<Icon name="close" size={24} />} />
      <IconButton label="Edit" variant="secondary" icon={<Icon name="edit" />} />
      <IconButton label="Search" variant="primary" tone="brand" icon={<Icon name="search" />} />
      <IconButton label="Remove" size="small" icon={<Icon name="close" size={16} />} />
      <IconButton label="Loading" loading icon={<Icon name="close" />} />
    </Inline>
  ),
}

/** Use when the label is long or in Bangla: it wraps and is not cut. */
export const LongAndBangla: Story = {
  render: () => (
    <Stack gap={12} align="start">
      <Button variant="primary" tone="brand">
        Continue with nine travellers to Cox’s Bazar and pay ৳12,34,567 in full
      </Button>
      <Button variant="primary">
        <span lang="bn">ফ্লাইট খুঁজুন</span>
      </Button>
    </Stack>
  ),
}

const states = ['rest', 'hover', 'focus', 'pressed', 'loading', 'disabled'] as const

const button = (look: ComponentProps<typeof Button>) => (state: State) => (
  <Button {...look} loading={state === 'loading'} disabled={state === 'disabled'} />
)
const iconButton = (look: Pick<ComponentProps<typeof IconButton>, 'variant' | 'size'>) =>
  function iconButtonIn(state: State) {
    return (
      <IconButton
        {...look}
        label="Edit"
        icon={<Icon name="edit" size={look.size === 'small' ? 16 : 20} />}
        loading={state === 'loading'}
        disabled={state === 'disabled'}
      />
    )
  }

export const Overview: Story = {
  render: () => (
    <Stack gap={24}>
      <StateMatrix
        states={states}
        variants={{
          Primary: button({ variant: 'primary', children: 'Search flights' }),
          'Primary, brand': button({ variant: 'primary', tone: 'brand', children: 'Book now' }),
          Secondary: button({ variant: 'secondary', children: 'View details' }),
          Ghost: button({ variant: 'ghost', children: 'Clear all' }),
          Danger: button({ variant: 'danger', children: 'Delete' }),
          'Primary, small': button({ variant: 'primary', size: 'small', children: 'Change' }),
          'Secondary, small': button({ size: 'small', children: 'Change' }),
          'With an icon': button({ icon: <Icon name="search" />, children: 'Search' }),
          IconButton: iconButton({}),
          'IconButton, small': iconButton({ size: 'small' }),
          ButtonLink: (state) =>
            state === 'loading' || state === 'disabled' ? null : (
              <ButtonLink href="#flights">Find a flight</ButtonLink>
            ),
        }}
      />
      <Button variant="primary" fullWidth>
        Pay ৳12,34,567
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const primary = canvas.getByRole('row', { name: /^Primary Search/ })
    const [rest, hover, focus, pressed] = within(primary)
      .getAllByRole('button')
      .map((each) => getComputedStyle(each))
    // A forced colour is that of every button.
    if (!matchMedia('(forced-colors: active)').matches) {
      await waitFor(() => expect(hover?.backgroundColor).not.toBe(rest?.backgroundColor))
    }
    await waitFor(() => expect(focus?.outlineStyle).not.toBe(rest?.outlineStyle))
    await expect(pressed?.transform).not.toBe(rest?.transform)

    const later = document.createElement('style')
    later.textContent = 'button:hover { letter-spacing: 3px }'
    document.head.append(later)
    await waitFor(() => expect(hover?.letterSpacing).toBe('3px'))
    await expect(rest?.letterSpacing).not.toBe('3px')
    later.remove()
  },
}
