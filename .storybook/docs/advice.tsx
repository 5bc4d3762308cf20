import type { Advice } from '../../design-system/docs/widget-docs.ts'
import { Icon } from '../../design-system/src/icon/index.ts'
import * as css from './docs-page.css.ts'

/** What to do and what not, side by side, with words from real screens. */
export function DoAndDont({ good, bad }: { good: readonly Advice[]; bad: readonly Advice[] }) {
  return (
    <div className={`sb-unstyled ${css.advice}`}>
      {(
        [
          ['Do', good, 'success', css.good],
          ["Don't", bad, 'error', css.bad],
        ] as const
      ).map(([title, list, icon, tone]) => (
        <div key={title} className={`${css.adviceCard} ${tone}`}>
          <h3 className={css.adviceTitle}>
            <Icon name={icon} />
            {title}
          </h3>
          <ul className={css.adviceList}>
            {list.map(({ copy, why }) => (
              <li key={why}>
                {copy ? <q className={css.copy}>{copy}</q> : null}
                {why}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
