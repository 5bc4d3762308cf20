import { Link } from '@jatra/design-system/link'
import { orders } from '~/messages/orders.ts'
import { subtitle } from '~/shell/shell.css.ts'
import * as css from '../account.css.ts'
import type { CheckCodeView } from './check-code.server.ts'

export interface CheckCodeProps {
  check: CheckCodeView
  reference: string
}

/** For anybody to whom the booking is shown, on screen and on paper: how to find out whether it is real. */
export function CheckCode({ check: { href, address, size, path }, reference }: CheckCodeProps) {
  return (
    <section className={css.check}>
      {/* The words beside it say the same. Dark on light in every theme: so a camera reads it. */}
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
