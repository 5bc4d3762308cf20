import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { register, registerBodySchema } from '@jatra/contract/account/auth-endpoints'
import { EmailField, PasswordField, TextField } from '@jatra/design-system/field'
import { Link } from '@jatra/design-system/link'
import { noAnswerResult, sendOr } from '~/forms/send-or.ts'
import { textProps } from '~/forms/form-props.ts'
import { useLateForm } from '~/forms/use-late-form.ts'
import { forEveryone, type CachedPage } from '~/server/cache/for-everyone.ts'
import { google, authMessages } from '~/messages/auth.ts'
import { messages } from '~/messages/index.ts'
import { pageLinks, type PublicMeta } from '~/shell/page-links.ts'
import { AuthCard } from './auth-card.tsx'
import { withReturn } from './addresses.ts'
import { loadReturnPath, signInWith } from './credentials.server.ts'
import { GoogleSignIn } from './google-sign-in.tsx'

const copy = authMessages.register
const loadCheck = () => import('./check-forms.ts').then(({ checkRegister }) => checkRegister)

export const meta: PublicMeta = ({ matches }) => [
  { title: `${copy.title} | ${messages.site.name}` },
  { name: 'description', content: copy.description },
  ...pageLinks(matches, '/register'),
]

export const headers = forEveryone
export const handle: CachedPage = { reads: ['redirectTo'] }

export function loader(args: LoaderFunctionArgs) {
  return { redirectTo: loadReturnPath(args), offersGoogle: args.context.google }
}

export function action(args: ActionFunctionArgs) {
  return signInWith(args, registerBodySchema, (body) => args.context.api.call(register, { body }))
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return sendOr(serverAction, { result: noAnswerResult })
}

export default function RegisterPage() {
  const { redirectTo, offersGoogle } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.result
  const [form, fields] = useLateForm({
    loadCheck,
    lastResult,
  })
  const { key: userNameKey, ...userName } = textProps(fields.userName)
  const { key: emailKey, ...email } = textProps(fields.email)
  const { key: passwordKey, ...password } = textProps(fields.password)

  return (
    <AuthCard
      title={copy.title}
      submit={copy.submit}
      form={form}
      lastResult={lastResult}
      redirectTo={redirectTo}
      lead={copy.lead}
      elsewhere={
        offersGoogle ? <GoogleSignIn label={google.register} redirectTo={redirectTo} /> : null
      }
      aside={
        <>
          <span>{copy.loginLead}</span>
          <Link href={withReturn('/login', redirectTo)}>{copy.login}</Link>
        </>
      }
    >
      <TextField
        key={userNameKey}
        {...userName}
        label={copy.userName}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <EmailField key={emailKey} {...email} label={copy.email} />
      <PasswordField
        key={passwordKey}
        {...password}
        label={copy.password}
        hint={copy.passwordHint}
        autoComplete="new-password"
      />
    </AuthCard>
  )
}
