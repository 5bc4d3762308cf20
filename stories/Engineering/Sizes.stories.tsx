import type { Meta, StoryObj } from '@storybook/react-vite'
import peers from '../../design-system/peers.json'
import entries from '../../design-system/sizes.json'
import * as css from './sizes.css.ts'

const meta: Meta = {
  title: 'Engineering/Sizes',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'What a page pays for a part, beside what it would pay elsewhere. `node tests/perf/peers.mjs` installs the others aside, bundles the same parts by the same rules in one run (Vite, production, gzip, React not counted), and writes this table. What a system asks every page to have, such as a provider or a base stylesheet, is counted with the part.',
      },
    },
  },
}
export default meta

interface Weight {
  js: number
  css: number
}
type Cell = Partial<Weight> & { first?: Weight; reason?: string; short?: string }

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const parts = Object.entries(peers.parts)
const systems = peers.systems.map(({ sizes, ...system }) => ({
  ...system,
  sizes: new Map<string, Cell>(Object.entries(sizes)),
}))

/** Where ours is not the smallest, in words. */
const larger = parts.flatMap(([part, title]) => {
  const [own, ...others] = systems.map(({ name, sizes }) => {
    const { js, css: styles, short } = sizes.get(part) ?? {}
    return {
      name,
      all: js === undefined || styles === undefined || short ? undefined : js + styles,
    }
  })
  return others.flatMap(({ name, all }) =>
    own?.all !== undefined && all !== undefined && own.all > all
      ? [`${title}: ${kB(own.all - all)} kB more than ${name}`]
      : [],
  )
})

function Size({ cell }: { cell: Cell | undefined }) {
  if (cell?.js === undefined || cell.css === undefined) return cell?.reason ?? 'not measured'
  return (
    <>
      <span className={css.size}>
        {kB(cell.js)} + {kB(cell.css)}
      </span>
      {cell.first ? (
        <span className={css.later}>
          at first {kB(cell.first.js)} + {kB(cell.first.css)}
        </span>
      ) : null}
      {cell.short}
    </>
  )
}

/** Script and style, kB gzipped. */
export const Comparison: StoryObj = {
  render: () => (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone: it scrolls by the arrow keys */}
      <div className={css.frame} role="region" aria-label="Comparison" tabIndex={0}>
        <table className={css.table}>
          <caption>Script + style in kB, gzipped, measured on {peers.measured}</caption>
          <thead>
            <tr>
              <th scope="col">Part</th>
              {systems.map(({ name, version }) => (
                <th key={name} scope="col" className={version ? undefined : css.ours}>
                  {name}
                  {version ? <span className={css.muted}>{version}</span> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(([part, title]) => (
              <tr key={part}>
                <th scope="row">{title}</th>
                {systems.map(({ name, version, sizes }) => (
                  <td key={name} className={version ? undefined : css.ours}>
                    <Size cell={sizes.get(part)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{larger.length > 0 ? `Jatra is not the smallest here. ${larger.join('. ')}.` : null}</p>
      <dl className={css.notes}>
        {systems.map(({ name, note }) => (
          <div key={name}>
            <dt className={css.size}>{name}</dt>
            <dd className={css.muted}>{note}</dd>
          </div>
        ))}
      </dl>
    </>
  ),
}

/** Each entry of the package alone, with the base styles that every page has once. */
export const EachEntry: StoryObj = {
  render: () => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, it scrolls by the arrow keys
    <div className={css.frame} role="region" aria-label="Each entry" tabIndex={0}>
      <table className={css.table}>
        <caption>kB gzipped, React not counted</caption>
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">Script</th>
            <th scope="col">Style</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(entries).map(([name, size]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{kB(size.js)}</td>
              <td>{kB(size.css)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
}
