import type { MetaFunction } from '@remix-run/node'
import { NavLink, Outlet, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Icon, type IconName } from '@jatra/design-system/icon'
import { accountMessages } from '~/messages/account.ts'
import { messages } from '~/messages/index.ts'
import { content } from '~/shell/shell.css.ts'
import * as css from './account.css.ts'

const { menu } = accountMessages

export const meta: MetaFunction = () => [
  { title: `${accountMessages.title} | ${messages.site.name}` },
]

const links: readonly { href: string; label: string; icon: IconName }[] = [
  { href: '/app/account/profile', label: menu.profile, icon: 'person' },
  { href: '/app/account/regular-travelers', label: menu.travelers, icon: 'people' },
  { href: '/app/account/bookings', label: menu.bookings, icon: 'receipt' },
  { href: '/app/account/change-password', label: menu.password, icon: 'lock' },
]

/** The frame of the account area; each of its pages guards itself (docs/specification.md, Guarded pages). */
export default function AccountLayout() {
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    // On a phone the menu scrolls sideways: the current page's link must be in view.
    const row = menu.current
    const here = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && here) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2
  }, [pathname])
  return (
    <div className={content}>
      <div className={css.layout}>
        <nav
          ref={menu}
          aria-label={accountMessages.title}
          className={`${css.menu} ${css.screenOnly}`}
        >
          {links.map(({ href, label, icon }) => (
            <NavLink key={label} to={href} className={css.menuLink}>
              <Icon name={icon} />
              <span>{label}</span>
            </NavLink>
          ))}
        </nav>
        <div className={css.column}>
          <Outlet />
        </div>
      </div>
    </div>
  )
}
