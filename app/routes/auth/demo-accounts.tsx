import type { DemoAccount } from '~/server/context.server.ts'
import { messages } from '~/messages/index.ts'
import * as css from './auth.css.ts'

/** The demo accounts of prototype mode; nothing in any other mode. */
export function DemoAccounts({ accounts }: { accounts: readonly DemoAccount[] }) {
  if (accounts.length === 0) return null
  return (
    <section className={css.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{messages.prototype.accounts}</h2>
      {accounts.map((account) => (
        <p key={account.userName}>
          <span className={css.account} translate="no">
            {`${account.userName} / ${account.password}`}
          </span>
          <br />
          <span>{account.description}</span>
        </p>
      ))}
    </section>
  )
}
