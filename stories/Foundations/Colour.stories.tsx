import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { Stack } from '../../design-system/src/stack/index.ts'
import { contrast } from '../../design-system/src/tokens/contrast.ts'
import { dark, light, vars } from '../../design-system/src/tokens/index.ts'
import { expectAnnouncement } from '../announcement.ts'
import * as css from './foundations.css.ts'
import { Token } from './token.tsx'

const meta: Meta = {
  title: 'Foundations/Colour',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Colours are named by what they mean, not by hue, so one name works in both themes. River green is the product, vermilion the next action, marigold marks deals, stars and stitches. A status always has an icon and a word beside its colour.',
      },
    },
  },
}
export default meta

type Group = keyof typeof light.color

const meanings: Record<Group, string> = {
  surface: 'Backgrounds: the page, the cards on it, sunken areas in it, and the inverse of each.',
  text: 'Text. Muted text too has a contrast of at least 4.5 to 1 on every surface.',
  brand: 'River green: the product itself, links and what is selected.',
  action: 'Vermilion: the next action. Use it once in a view.',
  accent: 'Marigold: deals, stars and stitches. Do not let it carry meaning alone.',
  critical: 'Something is wrong and must be put right first. Always with an icon and a word.',
  warning: 'Something to know before continuing.',
  positive: 'Something worked or is confirmed.',
  border: 'Edges of controls have a contrast of at least 3 to 1; subtle ones only divide.',
}

function Palette({ groups }: { groups: readonly Group[] }) {
  return (
    <Stack gap={32}>
      {groups.map((group) => (
        <Stack key={group} as="section" gap={12}>
          <h2>{group}</h2>
          <p className={css.muted}>{meanings[group]}</p>
          <div className={css.swatches}>
            {Object.entries(vars.color[group]).map(([name, paint]) => (
              <div key={name} className={css.swatch}>
                <div className={css.chip} style={{ background: paint }} />
                <div className={css.caption}>
                  <Token variable={paint}>
                    <Values group={group} name={name} />
                  </Token>
                </div>
              </div>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  )
}

function Values({ group, name }: { group: Group; name: string }) {
  const read = (theme: Record<string, string>) => theme[name]
  return (
    <>
      light {read(light.color[group])}
      <br />
      dark {read(dark.color[group])}
    </>
  )
}

/** Every colour by its meaning. The swatch is the theme of the toolbar; both values are named. */
export const Overview: StoryObj = {
  render: () => <Palette groups={Object.keys(light.color).map((name) => name as Group)} />,
}

/** Tab to a button and press Enter: the custom property is on the clipboard, and a screen reader hears so. */
export const ByKeyboardCopy: StoryObj = {
  name: 'By keyboard: copy',
  render: () => <Palette groups={['brand']} />,
  play: async ({ canvas, userEvent }) => {
    // A browser under test lets no page write to the clipboard.
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Copy var(--jatra-color-brand-solid)' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectAnnouncement(canvas, 'Copied')
    await expect(button).toHaveTextContent('Copied')
    await expect(write).toHaveBeenCalledWith('var(--jatra-color-brand-solid)')
    await userEvent.tab()
    await expect(button).toHaveTextContent('Copy')
  },
}

const pairs = [
  ['Default on page', 'text', 'default', 'surface', 'page'],
  ['Muted on sunken', 'text', 'muted', 'surface', 'sunken'],
  ['Brand on its tint', 'brand', 'text', 'brand', 'subtle'],
  ['On the action', 'action', 'onSolid', 'action', 'solid'],
  ['On marigold', 'accent', 'onSolid', 'accent', 'solid'],
  ['Critical on its tint', 'critical', 'text', 'critical', 'subtle'],
  ['Warning on its tint', 'warning', 'text', 'warning', 'subtle'],
  ['Positive on its tint', 'positive', 'text', 'positive', 'subtle'],
] as const

function ratio(theme: typeof dark, pair: (typeof pairs)[number]): string {
  const [, inkGroup, ink, paperGroup, paper] = pair
  const colour = (group: Group, name: string) =>
    Object.entries(theme.color[group]).find(([each]) => each === name)?.[1] ?? ''
  return contrast(colour(inkGroup, ink), colour(paperGroup, paper)).toFixed(1)
}

/** The ratio of text to its background, computed from the tokens. A unit test holds each at 4.5. */
export const Contrast: StoryObj = {
  render: () => (
    <div className={css.swatches}>
      {pairs.map((pair) => {
        const [label, inkGroup, ink, paperGroup, paper] = pair
        const inks: Record<string, string> = vars.color[inkGroup]
        const papers: Record<string, string> = vars.color[paperGroup]
        return (
          <div key={label} className={css.swatch}>
            <div className={css.caption} style={{ color: inks[ink], background: papers[paper] }}>
              <strong>{label}</strong>
              <br />
              ঢাকা থেকে কক্সবাজার
            </div>
            <div className={css.caption}>
              light {ratio(light, pair)} : 1<br />
              dark {ratio(dark, pair)} : 1
            </div>
          </div>
        )
      })}
    </div>
  ),
}
