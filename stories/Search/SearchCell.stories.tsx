import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { cellStyles, describedByCell, SearchCell } from '@jatra/design-system/search-cell'
import type { SearchCellProps } from '@jatra/design-system/search-cell'
import { Grid, Stack } from '@jatra/design-system/stack'
import { byMouse, byTouch } from '../press.ts'
import { StateMatrix, type State } from '../states/state-matrix.tsx'

type SceneProps = Omit<SearchCellProps, 'children'> & { value?: string }

/** A cell around a plain input, as the fields of the search card use it. */
function Scene({ value, ...cell }: SceneProps) {
  return (
    <SearchCell {...cell}>
      <input
        id={cell.id}
        className={cellStyles.input}
        defaultValue={value}
        aria-labelledby={`${cell.id}-label`}
        aria-invalid={cell.error ? true : undefined}
        aria-describedby={describedByCell(cell.id, cell)}
      />
    </SearchCell>
  )
}

const meta = {
  title: 'Search/SearchCell',
  component: Scene,
  subcomponents: { SearchCell },
  // The input is the story's own.
  argTypes: { value: { table: { disable: true } } },
  args: { id: 'departure', label: 'Departure Date', value: '1 Dec 2026', note: 'Tuesday' },
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

/** Use when a value is chosen. */
export const Filled: Story = {}
const reaching =
  (reach: (input: HTMLElement) => Promise<void>): Story['play'] =>
  async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Departure Date' })
    await reach(canvas.getByText('Departure Date'))
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{End} at noon')
    await expect(input).toHaveValue('1 Dec 2026 at noon')
  }

/** The label and what is around the control lead to it. */
export const ByMouse: Story = { play: reaching(byMouse) }
export const ByKeyboard: Story = { play: reaching(() => userEvent.tab()) }
export const ByTouch: Story = { play: reaching(byTouch) }

/** Use when no value is chosen yet. */
export const Empty: Story = { args: { value: '', note: undefined } }

/** Use when a hint helps to choose. */
export const WithHint: Story = { args: { hint: 'Fares are lowest on a Tuesday' } }

/** Use when the value is missing or wrong. */
export const WithError: Story = {
  args: { error: 'Choose a date.', hint: 'Fares are lowest on a Tuesday' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: 'Departure Date' }),
    ).toHaveAccessibleDescription('Error: Choose a date. Tuesday Fares are lowest on a Tuesday')
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: { label: 'যাত্রার তারিখ', value: '১ ডিসেম্বর ২০২৬', note: 'মঙ্গলবার' },
}

const inState = (state: State) => ({ error: state === 'error' ? 'Choose one.' : undefined })

export const Overview: Story = {
  render: () => (
    <Stack gap={16}>
      <StateMatrix
        states={['rest', 'hover', 'focus', 'error']}
        direction="down"
        cellWidth="17rem"
        part="input"
        variants={{
          Empty: (state, id) => <Scene id={id} label="To" {...inState(state)} />,
          Filled: (state, id) => (
            <Scene
              id={id}
              label="Departure Date"
              value="1 Dec 2026"
              note="Tuesday"
              {...inState(state)}
            />
          ),
        }}
      />
      <Grid columns={2} gap={16}>
        <Scene id="a" label="From" value="Dhaka" note="Bangladesh, Hazrat Shahjalal Intl" />
        <Scene id="b" label="Passenger and Class" value="9 Travellers" hint="Economy" />
      </Grid>
    </Stack>
  ),
}
