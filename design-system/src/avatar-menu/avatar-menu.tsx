import { useEffect, useRef, type ReactNode } from 'react'
import { Disclosure } from '../hydration/disclosure.tsx'
import { Icon, type IconName } from '../icon/index.ts'
import { UILink } from '../link/index.ts'
import { useMessages, type Messages } from '../messages/index.ts'
import * as css from './avatar-menu.css.ts'
import { avatarMenu as defaultWords } from '../messages/frame.ts'

export type SignedInUser = {
  /** The full name, which gives the initials. */
  name: string
  /** Address of the photo, when there is one. */
  picture?: string
}

export type AvatarMenuProps = {
  /** The signed-in person. The name gives the initials when there is no picture. */
  user: SignedInUser
  /** Accessible name of the button. */
  label?: string
  /** The entries above 'Log out', each with an icon. By default the pages of the account. */
  links?: readonly { href: string; label: string; icon: IconName }[]
  /** Entries above those, such as one for people with a role. */
  firstLinks?: readonly { href: string; label: string; icon: IconName }[]
  /** Address that the 'Log out' form posts to. */
  logoutAction?: string
  /** The words of the last entry, which signs the person out. */
  logoutLabel?: string
  /** Wraps the logout button in the app's own POST form; a plain form by default. */
  renderLogout?: (button: ReactNode) => ReactNode
}

const accountLinks = ({ bookings, profile }: Messages['avatarMenu']) =>
  [
    { href: '/app/account/bookings', label: bookings, icon: 'receipt' },
    { href: '/app/account/profile', label: profile, icon: 'person' },
  ] as const

/**
 * The signed-in visitor's menu (docs/specification.md, Page frame): a native disclosure, so it opens without
 * script; with it, Escape, a press outside and choosing a link close it.
 */
export function AvatarMenu({
  user,
  label,
  links,
  firstLinks = [],
  logoutAction = '/logout',
  logoutLabel,
  renderLogout = (button) => (
    <form method="post" action={logoutAction}>
      {button}
    </form>
  ),
}: AvatarMenuProps) {
  const words = useMessages('avatarMenu', defaultWords)
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }

  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [])

  return (
    <Disclosure
      ref={details}
      label={label ?? words.label}
      className={css.menu}
      summaryClassName={css.button}
      contentClassName={css.panel}
      summary={
        user.picture ? (
          <img className={css.picture} src={user.picture} alt="" width={44} height={44} />
        ) : (
          <Icon name="person" size={24} />
        )
      }
    >
      <div className={css.name}>{user.name}</div>
      <ul className={css.list}>
        {[...firstLinks, ...(links ?? accountLinks(words))].map(({ href, label: text, icon }) => (
          <li key={href}>
            <UILink className={css.item} href={href} onClick={close}>
              <Icon name={icon} />
              <span>{text}</span>
            </UILink>
          </li>
        ))}
        <li>
          {renderLogout(
            <button type="submit" className={css.item}>
              <Icon name="logout" />
              <span>{logoutLabel ?? words.logout}</span>
            </button>,
          )}
        </li>
      </ul>
    </Disclosure>
  )
}
