import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { verifyBooking, verificationQuerySchema } from '@jatra/contract/whole-order/endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { TextField } from '@jatra/design-system/field'
import { parseSubmission } from '~/forms/parse-submission.server.ts'
import { textProps } from '~/forms/form-props.ts'
import { useForm } from '~/forms/use-form.ts'
import { orUnavailable } from '~/server/loaders/failed-call.server.ts'
import { messages } from '~/messages/index.ts'
import { verify } from '~/messages/verify.ts'
import { LoadErrorBoundary } from '~/shell/load-failed.tsx'
import { pageLinks, type PublicMeta } from '~/shell/page-links.ts'
import { content, subtitle, title } from '~/shell/shell.css.ts'
import { viewVerification } from './verdict-view.ts'
import { FoundBooking, Verdict } from './verdict.tsx'
import * as css from './verify.css.ts'

const copy = verify.form

export const meta: PublicMeta<typeof loader> = ({ data: loaded, matches }) => {
  const name = messages.site.name
  if (loaded?.answer === 'none') {
    return [
      { title: `${verify.title} | ${name}` },
      { name: 'description', content: verify.description },
      ...pageLinks(matches, '/verify'),
    ]
  }
  const verdict = loaded?.answer === 'found' ? loaded.view.title : verify.unknown.title
  return [
    { title: `${loaded ? verdict : verify.title} | ${name}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const reference = searchParams.get('reference') ?? ''
  const lastName = searchParams.get('lastName')
  const typed = { reference, lastName: lastName ?? '' }
  // The QR code of a receipt holds the reference alone; the name has to be typed.
  if (lastName === null) return data({ answer: 'none' as const, typed, result: null })
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const submission = parseSubmission(form, { schema: verificationQuerySchema })
  if (submission.status !== 'success') {
    const refused = { answer: 'refused' as const, message: null, typed, result: submission.reply() }
    return data(refused, { status: 400 })
  }
  try {
    const found = await context.api.call(verifyBooking, { query: submission.value })
    return data({ answer: 'found' as const, view: viewVerification(found), result: null })
  } catch (error) {
    if (!(error instanceof DomainError) || error.status >= 500) return orUnavailable(error)
    const { status, message } = error
    if (status === 404) return data({ answer: 'unknown' as const, typed, result: null }, { status })
    return data({ answer: 'refused' as const, message, typed, result: null }, { status })
  }
}

/** Whether a ticket of ours is real, for anyone who has it (docs/specification.md, Checking a booking). */
export default function VerifyPage() {
  const loaded = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const page = useRef<HTMLDivElement>(null)
  const before = useRef(search)
  useEffect(() => {
    if (before.current === search) return
    before.current = search
    const heading = page.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [search])
  return (
    <div className={css.page} ref={page}>
      {loaded.answer === 'found' ? (
        <FoundBooking view={loaded.view} />
      ) : loaded.answer === 'unknown' ? (
        <UnknownBooking />
      ) : (
        <Introduction />
      )}
      <CheckForm key={search} />
    </div>
  )
}

function Introduction() {
  const { ours, airline } = verify.specimen
  return (
    <div className={css.introduction}>
      <div className={css.words}>
        <h1 className={title}>{verify.title}</h1>
        <p>{verify.lead}</p>
      </div>
      {/* What to look for on the paper; the field's hint says it too. */}
      <dl className={css.specimen} aria-hidden="true">
        <div>
          <dt className={css.small}>{ours}</dt>
          <dd className={css.reference}>K7M2-9QXD</dd>
        </div>
        <div>
          <dt className={css.small}>{airline}</dt>
          <dd className={css.reference}>6XK9QL</dd>
        </div>
      </dl>
    </div>
  )
}

function UnknownBooking() {
  const { title: heading, text, tips } = verify.unknown
  return (
    <Verdict tone="bad" heading={heading}>
      <p>{text}</p>
      <ul className={css.tips}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Verdict>
  )
}

function CheckForm() {
  const loaded = useLoaderData<typeof loader>()
  const busy = useNavigation().state !== 'idle'
  const found = loaded.answer === 'found'
  const [form, fields] = useForm({
    schema: verificationQuerySchema,
    lastResult: loaded.result,
    defaultValue: found ? {} : loaded.typed,
  })
  const { key: referenceKey, ...reference } = textProps(fields.reference)
  const { key: lastNameKey, ...lastName } = textProps(fields.lastName)
  const heading = found ? copy.again : loaded.answer === 'unknown' ? copy.retry : null
  return (
    <Card padding={24}>
      <Form
        method="get"
        action="/verify"
        className={css.form}
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate={form.noValidate}
      >
        {heading === null ? null : <h2 className={subtitle}>{heading}</h2>}
        {loaded.answer === 'refused' && loaded.message !== null ? (
          <Alert tone="critical">{loaded.message}</Alert>
        ) : null}
        <TextField
          key={referenceKey}
          {...reference}
          label={copy.reference}
          hint={copy.referenceHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          key={lastNameKey}
          {...lastName}
          label={copy.lastName}
          hint={copy.lastNameHint}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" variant={found ? 'secondary' : 'primary'} fullWidth loading={busy}>
          {copy.submit}
        </Button>
        <p className={css.small}>{verify.shown}</p>
      </Form>
    </Card>
  )
}

/** The service did not answer, which says nothing about the booking. */
export function ErrorBoundary() {
  return (
    <div className={content}>
      <LoadErrorBoundary text={verify.failed} />
    </div>
  )
}
