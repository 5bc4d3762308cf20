import type { ReactNode } from 'react'
import { AvatarMenu, type AvatarMenuProps, type SignedInUser } from '../avatar-menu/index.ts'
import { Icon, type IconName } from '../icon/index.ts'
import { UILink } from '../link/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './header.css.ts'
import { useScrollState } from './use-scroll-state.ts'
import { header as defaultWords } from '../messages/frame.ts'

/** The four categories of the product (docs/specification.md, Page frame); each is a tab of the home page. */
export type Category = 'flight' | 'holiday' | 'visa' | 'hotels'

export type HeaderProps = {
  /** The category one is in; none on pages outside them. */
  active?: Category
  /** Null: signed out. */
  user: SignedInUser | null
  /** The home page's colour. */
  overHero?: boolean
  /** False on a page without scripts, where it could not hide on the way down: it scrolls away with the page. */
  followsScroll?: boolean
  /** Where 'Sign in' leads, shown to signed-out visitors. */
  signInHref?: string
  /** The words of the link for people who are not signed in. */
  signInLabel?: string
  /** Changes the account menu, such as its links. It is shown while a user is signed in. */
  menu?: Omit<AvatarMenuProps, 'user'>
  /** The id of tabs on the page that lead to the same: on a phone the header's wait until those are past. */
  sameTabs?: string
  /** The name of the main navigation, for screen readers. */
  navigationLabel?: string
  /** The name of the link on the wordmark, for screen readers. */
  homeLabel?: string
  /** Before the sign-in link, such as a theme switch. */
  children?: ReactNode
}

const tabs: readonly { category: Category; icon: IconName }[] = [
  { category: 'flight', icon: 'plane' },
  { category: 'holiday', icon: 'palm' },
  { category: 'visa', icon: 'passport' },
  { category: 'hotels', icon: 'hotel' },
]

/**
 * The head of every page (docs/specification.md, Page frame): hides on the way down past 200 px, shows on the
 * way up, and never hides while the focus or an open menu is in it. It keeps its place, so nothing shifts.
 */
export function Header({
  active,
  user,
  overHero = false,
  followsScroll = true,
  signInHref = '/login',
  signInLabel,
  menu,
  sameTabs,
  navigationLabel,
  homeLabel,
  children,
}: HeaderProps) {
  const words = useMessages('header', defaultWords)
  const { scroll, past } = useScrollState(sameTabs)
  // On other pages the tab leads to the page of its category, not to this one.
  const current = overHero ? 'page' : 'true'
  return (
    <header className={css.header({ overHero, followsScroll })} data-scroll={scroll}>
      <div className={css.inner}>
        <UILink className={css.logo} href="/" aria-label={homeLabel ?? words.home}>
          <Wordmark />
        </UILink>
        <nav
          className={sameTabs === undefined ? css.nav : past ? css.hangingNav : css.waitingNav}
          aria-label={navigationLabel ?? words.navigation}
        >
          <ul className={css.tabs}>
            {tabs.map(({ category, icon }) => (
              <li key={category}>
                <UILink
                  className={css.tab}
                  href={`/?search=${category}`}
                  aria-current={category === active ? current : undefined}
                >
                  <Icon name={icon} />
                  <span>{words[category]}</span>
                </UILink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.end}>
          {children}{' '}
          {user ? (
            <AvatarMenu user={user} {...menu} />
          ) : (
            <UILink className={css.signIn} href={signInHref}>
              {signInLabel ?? words.signIn}
            </UILink>
          )}
        </div>
      </div>
    </header>
  )
}

/** The name with its stitched path: from the dot of the J out over the last letter. */
export function Wordmark({
  name = 'Jatra',
}: {
  /** The name that screen readers read. Left out where words beside it say the same. */
  name?: string
}) {
  return (
    <svg
      className={css.wordmark}
      viewBox="0 0 118 44"
      role="img"
      aria-label={name}
      focusable="false"
    >
      <text x="4" y="34" className={css.letters}>
        {name}
      </text>
      <path className={css.stitch} d="M6 11C30-2 66-1 92 12" />
      <path className={css.wing} d="m90 4 18 11-20 4 5-7z" />
    </svg>
  )
}
