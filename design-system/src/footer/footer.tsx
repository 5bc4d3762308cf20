import { latinDigits } from '../field/value.ts'
import { Icon } from '../icon/index.ts'
import { UILink } from '../link/index.ts'
// Not from its index, which would bring the chooser of the checkout to every page.
import { paymentNames, PaymentTile, type PaymentValue } from '../payment-options/payment-tile.tsx'
import { useMessages } from '../messages/index.ts'
import * as css from './footer.css.ts'
import { footer as defaultWords } from '../messages/frame.ts'

export type FooterProps = {
  /** The telephone number, with country code. It is a link that calls it. */
  phone?: string
  /** The e-mail address for questions. It is a link that writes to it. */
  email?: string
  /** The current year in Asia/Dhaka, from the server: the design system reads no clock. */
  year: number
  /** The company in the copyright line. */
  owner?: string
  /** Pages about the company and its terms, in the order they are shown. */
  links?: readonly { href: string; label: string }[]
  /** Addresses of our pages elsewhere; without one its sign is not shown. */
  socials?: Partial<Record<SocialName, string>>
  /** Replaces headings of the four parts. Those left out keep the default English. */
  messages?: Partial<Record<'about' | 'contact' | 'payment' | 'social', string>>
}

const pages = [
  ['/about', 'about'],
  ['/about#terms', 'terms'],
  ['/privacy-policy', 'privacy'],
  ['/refund-policy', 'refund'],
] as const

// Plain glyphs of our own, named in words.
const signs = [
  {
    name: 'Facebook',
    path: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.5V3H15c-3 0-4.5 2-4.5 4.5v2H8V13h2.5v8',
  },
  {
    name: 'Instagram',
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1.5h.01',
  },
  {
    name: 'YouTube',
    path: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zm5 4v6l5-3z',
  },
] as const
type SocialName = (typeof signs)[number]['name']

const payments: readonly PaymentValue[] = ['bkash', 'nogod', 'nexus', 'sslCommerz']

/** The foot of every page; its words are the specification's, to the letter. */
export function Footer({
  phone,
  email,
  year,
  owner,
  links: givenLinks,
  socials = {},
  messages: given,
}: FooterProps) {
  const words = useMessages('footer', defaultWords)
  const messages = { ...words.headings, ...given }
  const links = givenLinks ?? pages.map(([href, name]) => ({ href, label: words.pages[name] }))
  const shown = signs.flatMap((sign) => {
    const href = socials[sign.name]
    return href ? [{ ...sign, href }] : []
  })
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <nav aria-label={messages.about}>
          <h2 className={css.heading}>{messages.about}</h2>
          <ul className={css.list}>
            {links.map(({ href, label }) => (
              <li key={label}>
                <UILink className={css.link} href={href}>
                  {label}
                </UILink>
              </li>
            ))}
          </ul>
        </nav>
        {phone || email ? (
          <div>
            <h2 className={css.heading}>{messages.contact}</h2>
            <ul className={css.list}>
              {phone ? (
                <li>
                  <a className={css.link} href={`tel:${latinDigits(phone).replace(/[^+\d]/g, '')}`}>
                    <Icon name="phone" />
                    <span>{phone}</span>
                  </a>
                </li>
              ) : null}
              {email ? (
                <li>
                  <a className={css.link} href={`mailto:${email}`}>
                    <Icon name="mail" />
                    <span>{email}</span>
                  </a>
                </li>
              ) : null}
            </ul>
          </div>
        ) : null}
        <div>
          <h2 className={css.heading}>{messages.payment}</h2>
          <ul className={css.row}>
            {payments.map((value) => (
              <li className={css.payment} key={value}>
                <PaymentTile value={value} /> <span>{paymentNames[value]}</span>
              </li>
            ))}
          </ul>
        </div>
        {shown.length > 0 ? (
          <div>
            <h2 className={css.heading}>{messages.social}</h2>
            <ul className={css.row}>
              {shown.map(({ name, path, href }) => (
                <li key={name}>
                  <a className={css.social} href={href} aria-label={name} rel="noopener">
                    <svg className={css.glyph} viewBox="0 0 24 24" aria-hidden="true">
                      <path d={path} />
                    </svg>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <p className={css.copyright}>{words.copyright(year, owner ?? words.owner)}</p>
      </div>
    </footer>
  )
}
