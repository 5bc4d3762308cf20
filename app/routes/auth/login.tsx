import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { useEffect } from 'react'
import { login, loginBodySchema } from '@jatra/contract/account/auth-endpoints'
import { isSignInTrouble } from '@jatra/contract/account/google-sign-in'
import { writeMessage } from '@jatra/contract/messages/write-message'
import { Alert } from '@jatra/design-system/alert'
import { PasswordField, TextField } from '@jatra/design-system/field'
import { Link } from '@jatra/design-system/link'
import { noAnswerResult, sendOr } from '~/forms/send-or.ts'
import { textProps } from '~/forms/form-props.ts'
import { useLateForm } from '~/forms/use-late-form.ts'
import { forEveryone, type CachedPage } from '~/server/cache/for-everyone.ts'
import { google, authMessages } from '~/messages/auth.ts'
import { messages } from '~/messages/index.ts'
import { language } from '~/messages/language.ts'
import { clearPersonalData } from '~/shell/clear-personal-data.ts'
import { pageLinks, type PublicMeta } from '~/shell/page-links.ts'
import type { DemoAccount } from '~/server/context.server.ts'
import * as css from './auth.css.ts'
import { AuthCard } from './auth-card.tsx'
import { loadReturnPath, signInWith } from './credentials.server.ts'
import { withReturn, readLeaving } from './addresses.ts'
import { GoogleSignIn } from './google-sign-in.tsx'

const copy = authMessages.login
const loadCheck = () => import('./check-forms.ts').then(({ checkLogin }) => checkLogin)

export const meta: PublicMeta = ({ matches }) => [
  { title: `${copy.title} | ${messages.site.name}` },
  { name: 'description', content: copy.description },
  ...pageLinks(matches, '/login'),
]

export const headers = forEveryone
export const handle: CachedPage = {
  reads: ['redirectTo', 'session', 'google', 'password', 'logout'],
}

export function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams
  const trouble = query.get('google')
  const { logout, reset } = readLeaving(query)
  return {
    redirectTo: loadReturnPath(args),
    accounts: args.context.demoAccounts,
    sessionEnded: query.get('session') === 'ended',
    afterReset: reset ? writeMessage('passwordReset', language) : null,
    logout,
    offersGoogle: args.context.google,
    trouble: isSignInTrouble(trouble) ? trouble : null,
  }
}

export function action(args: ActionFunctionArgs) {
  return signInWith(args, loginBodySchema, (body) => args.context.api.call(login, { body }))
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return sendOr(serverAction, { result: noAnswerResult })
}

export default function LoginPage() {
  const { redirectTo, accounts, sessionEnded, afterReset, logout, offersGoogle, trouble } =
    useLoaderData<typeof loader>()
  const left = logout !== null || afterReset !== null
  useEffect(() => {
    if (left) clearPersonalData()
  }, [left])
  const lastResult = useActionData<typeof action>()?.result
  const [form, fields] = useLateForm({
    loadCheck,
    lastResult,
  })
  const { key: identifierKey, ...identifier } = textProps(fields.identifier)
  const { key: passwordKey, ...password } = textProps(fields.password)

  return (
    <AuthCard
      title={copy.title}
      submit={copy.submit}
      form={form}
      lastResult={lastResult}
      redirectTo={redirectTo}
      {...(sessionEnded ? {} : { lead: copy.lead })}
      notice={
        <>
          {sessionEnded ? <p>{copy.sessionEnded}</p> : null}
          {trouble ? <Alert tone="warning">{google.troubles[trouble]}</Alert> : null}
          {logout ? (
            <Alert tone={logout === 'unconfirmed' ? 'warning' : 'positive'}>
              {copy.afterLogout[logout]}
            </Alert>
          ) : null}
          {afterReset ? <Alert tone="positive">{afterReset}</Alert> : null}
        </>
      }
      elsewhere={
        offersGoogle ? <GoogleSignIn label={google.login} redirectTo={redirectTo} /> : null
      }
      aside={
        <>
          <span>{copy.registerLead}</span>
          <Link href={withReturn('/register', redirectTo)}>{copy.register}</Link>
        </>
      }
      footer={<DemoAccounts accounts={accounts} />}
    >
      <TextField
        key={identifierKey}
        {...identifier}
        label={copy.identifier}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        key={passwordKey}
        {...password}
        label={copy.password}
        autoComplete="current-password"
      />
      <div className={css.end}>
        <Link href={withReturn('/forgot-password', redirectTo)} standalone>
          {copy.forgot}
        </Link>
      </div>
    </AuthCard>
  )
}

/** The demo accounts of prototype mode; nothing in any other mode. */
function DemoAccounts({ accounts }: { accounts: readonly DemoAccount[] }) {
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
