import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../design-system/src/stack/index.ts'
import { contrast } from '../../design-system/src/tokens/contrast.ts'
import { dark, light, vars } from '../../design-system/src/tokens/index.ts'
import * as css from './foundations.css.ts'

const meta: Meta = {
  title: 'Foundations/Colour',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Colours are named by what they mean, never by hue, so that light and dark say the same. River green is the product, vermilion the one thing to do next, marigold a deal, a star or a stitch. A status always has an icon and a word beside its colour.',
      },
    },
  },
}
export default meta

type Group = keyof typeof light.color

const meanings: Record<Group, string> = {
  surface: 'What things lie on: the page, cards on it, wells in it, and the inverse of all three.',
  text: 'Ink. Muted still reads at 4.5 to 1 on every surface.',
  brand: 'River green: the product itself, links, and what is selected.',
  action: 'Vermilion: the one thing to do next. Once in a view.',
  accent: 'Marigold: deals, stars and stitches. Never the only sign of anything.',
  critical: 'Something is wrong and stops the way. Always with an icon and a word.',
  warning: 'Something to know before going on.',
  positive: 'It worked, it is confirmed.',
  border: 'Control edges show at 3 to 1; subtle ones only divide.',
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
                  <strong>
                    {group}.{name}
                  </strong>
                  <Values group={group} name={name} />
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
    <div className={css.muted}>
      light {read(light.color[group])}
      <br />
      dark {read(dark.color[group])}
    </div>
  )
}

/** Every colour by its meaning. The swatch is the theme of the toolbar; both values are named. */
export const Overview: StoryObj = {
  render: () => <Palette groups={Object.keys(light.color).map((name) => name as Group)} />,
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
