import { Link } from '@jatra/design-system/link'
import { orders } from '~/messages/orders.ts'
import { subtitle } from '~/shell/shell.css.ts'
import * as css from '../account.css.ts'
import type { CheckCodeView } from './check-code.server.ts'

export interface CheckCodeProps {
  check: CheckCodeView
  reference: string
}

/** How others can check that the booking is real, on screen and on paper. */
export function CheckCode({ check: { href, address, size, path }, reference }: CheckCodeProps) {
  return (
    <section className={css.check}>
      {/* The text beside it says the same. Dark on light in every theme, because cameras need that. */}
      <svg
        className={css.checkCode}
        data-theme="light"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <div className={css.checkWords}>
        <h2 className={subtitle}>{orders.check.title}</h2>
        <p>{orders.check.text(address, reference)}</p>
        <p className={css.screenOnly}>
          <Link href={href} standalone>
            {orders.check.link}
          </Link>
        </p>
      </div>
    </section>
  )
}
