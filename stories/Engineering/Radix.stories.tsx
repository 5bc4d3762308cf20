import type { Meta, StoryObj } from '@storybook/react-vite'
import { fromRadix } from './radix-imports.ts'
import * as css from './sizes.css.ts'

const meta: Meta = {
  title: 'Engineering/Radix',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Which widget stands on which primitive of Radix, read from the imports of the sources. What is not used, and the test that shows why, is in decision 102.',
      },
    },
  },
}
export default meta

const widgets = fromRadix(
  import.meta.glob<string>(
    ['../../design-system/src/*/*.{ts,tsx}', '!**/*.{test,css,docs}.{ts,tsx}'],
    { eager: true, query: '?raw', import: 'default' },
  ),
).filter(({ own, through }) => own.length + through.length > 0)

export const Primitives: StoryObj = {
  render: () => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, it scrolls by the arrow keys
    <div className={css.frame} role="region" aria-label="Primitives" tabIndex={0}>
      <table className={css.table}>
        <caption>Primitives of Radix under each folder of widgets</caption>
        <thead>
          <tr>
            <th scope="col">Folder</th>
            <th scope="col">By itself</th>
            <th scope="col">Through what it imports</th>
          </tr>
        </thead>
        <tbody>
          {widgets.map(({ folder, own, through }) => (
            <tr key={folder}>
              <th scope="row">{folder}</th>
              <td>{own.join(', ')}</td>
              <td className={css.muted}>{through.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
}
