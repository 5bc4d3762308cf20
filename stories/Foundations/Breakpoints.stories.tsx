import type { Meta, StoryObj } from '@storybook/react-vite'
import { from } from '../../design-system/src/tokens/index.ts'
import * as css from './breakpoints.css.ts'
import { CopyButton } from './copy-button.tsx'

const meta: Meta = {
  title: 'Foundations/Breakpoints',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Styles are written for a phone first, and two breakpoints add what a wider page has room for. Screens are drawn at 360, 768 and 1280 px. Media queries take no custom properties, so in code a breakpoint comes from `from` of the tokens. A widget goes by the column that it stands in: its styles take `within`, for container queries.',
      },
    },
  },
}
export default meta

const ranges = [
  {
    name: 'Phone',
    what: 'Below 768 px. One column, filters in a sheet. Works from 320 px.',
    here: css.phone,
  },
  {
    name: 'from.tablet',
    what: 'From 768 px. Two columns where the content allows it.',
    query: from.tablet,
    here: css.tablet,
  },
  {
    name: 'from.desktop',
    what: 'From 1024 px. Filters and the price summary stand beside the content, which grows to 1200 px.',
    query: from.desktop,
    here: css.desktop,
  },
]

/** The range that this frame is in is marked: make the window narrower, or choose a screen in the toolbar. */
export const Overview: StoryObj = {
  render: () => (
    <ul className={css.list}>
      {ranges.map(({ name, what, query, here }) => (
        <li key={name} className={`${css.range} ${here}`}>
          <strong>{name}</strong>
          <p>{what}</p>
          {query ? (
            <p className={css.query}>
              <code className={css.code}>@media {query}</code>
              <CopyButton text={`@media ${query}`} />
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  ),
}
