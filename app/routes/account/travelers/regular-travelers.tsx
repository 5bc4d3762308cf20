import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { EmptyState } from '@jatra/design-system/empty-state'
import { ButtonLink, Button } from '@jatra/design-system/button'
import { Icon } from '@jatra/design-system/icon'
import { fullName } from '@jatra/contract/traveler/person-name'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import { vars } from '@jatra/design-system/tokens'
import { dropDrafts } from '~/forms/draft-storage.ts'
import { requireUser } from '~/server/context.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { messages } from '~/messages/index.ts'
import { travelers as copy, travelers } from '~/messages/travelers.ts'
import { scene } from '~/shell/shell.css.ts'
import { newId } from '~/forms/new-id.ts'
import { newTravelerId } from '~/forms/saved-travelers.ts'
import { OwnForm } from '~/forms/own-form.tsx'
import { changeList, viewTravelers } from './regular-travelers.server.ts'
import * as css from './regular-travelers.css.ts'
import { TravelerCard } from './traveler-card.tsx'
import { PageHead } from '../page-head.tsx'

export { TravelersFailed as ErrorBoundary } from '../load-failed.tsx'

export const meta: MetaFunction = () => [{ title: `${copy.title} | ${messages.site.name}` }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = requireUser(context, request)
  return viewTravelers(context, user, new URL(request.url).searchParams.get('saved'))
}

export async function action(args: ActionFunctionArgs) {
  const { form, user } = await readOwnForm(args)
  return changeList(form, args.context, user)
}

/** The travellers whom the account often books for (docs/specification.md, Account area). */
export default function RegularTravelersPage() {
  const { travelers, most, saved } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const savedId = saved?.id
  useEffect(() => {
    if (savedId) dropDrafts('traveler', savedId)
  }, [savedId])
  const full = travelers.length >= most
  return (
    <>
      <div className={css.head}>
        <PageHead title={copy.title} lead={copy.lead} />
        {travelers.length > 0 && !full ? <AddTraveler /> : null}
      </div>
      {saved && !answer ? <Alert tone="positive">{copy.saved(saved.name)}</Alert> : null}
      {answer?.error ? (
        <Alert tone="critical" title={copy.failed}>
          {answer.error}
        </Alert>
      ) : null}
      {answer ? <RemovedTraveler removed={answer.removed} restored={answer.restored} /> : null}
      {full ? (
        <Alert tone="info" live={false}>
          {copy.full(most)}
        </Alert>
      ) : null}
      {travelers.length > 0 ? (
        <ul className={css.list} aria-label={copy.list}>
          {travelers.map((traveler) => (
            <TravelerCard key={traveler.id} traveler={traveler} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={copy.empty}
          picture={<FamilyPassports className={scene} />}
          action={<AddTraveler />}
        >
          {copy.emptyText}
        </EmptyState>
      )}
    </>
  )
}

const base = '/app/account/regular-travelers'

/** Opens the form of a new traveller. The browser makes the id, or the server when there is no script. */
function AddTraveler() {
  const navigate = useNavigate()
  return (
    <ButtonLink
      href={`${base}/new`}
      variant="primary"
      icon={<Icon name="plus" />}
      onClick={(event) => {
        const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
        if (elsewhere || event.defaultPrevented) return
        event.preventDefault()
        navigate(`${base}/${newTravelerId(Date.now(), newId())}`)
      }}
    >
      {travelers.add}
    </ButtonLink>
  )
}

interface RemovedTravelerProps {
  removed: RegularTraveler | null
  /** The name of the traveller who was put back. */
  restored: string | null
}

/**
 * Says who was removed and offers to undo it, as long as the page is open. It is a form of the page, so that it works
 * without script, and it takes the focus from the button that disappeared.
 */
function RemovedTraveler({ removed, restored }: RemovedTravelerProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (removed || restored) place.current?.focus()
  }, [removed, restored])
  return (
    <div ref={place} tabIndex={-1} className={css.notice}>
      {removed ? (
        <Alert
          tone="info"
          action={
            <OwnForm preventScrollReset>
              <input type="hidden" name="restore" value={JSON.stringify(removed)} />
              <Button type="submit" size="small">
                {copy.undo}
              </Button>
            </OwnForm>
          }
        >
          {copy.removed(fullName(removed))}
        </Alert>
      ) : null}
      {restored ? <Alert tone="positive">{copy.restored(restored)}</Alert> : null}
    </div>
  )
}

const { surface, brand, border, accent } = vars.color

/** Three passports held together by one running stitch: the list is empty. */
function FamilyPassports({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 320 200" className={className} aria-hidden="true" focusable="false">
      <path d="M0 168h320v32H0z" fill={surface.sunken} />
      <g stroke={border.subtle} strokeWidth="2">
        <g transform="rotate(-9 96 108)">
          <rect x="56" y="50" width="80" height="112" rx="8" fill={brand.subtle} />
          <Emblem x={96} y={92} />
        </g>
        <g transform="rotate(8 224 112)">
          <rect x="186" y="58" width="76" height="106" rx="8" fill={brand.subtle} />
          <Emblem x={224} y={98} />
        </g>
        <g>
          <rect x="116" y="34" width="88" height="124" rx="8" fill={brand.solid} />
          <Emblem x={160} y={82} onSolid />
        </g>
      </g>
      <path
        d="M12 150c44-34 92 22 148-14s104 26 148-18"
        fill="none"
        stroke={accent.stitch}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="10 9"
      />
    </svg>
  )
}

/** What is printed on a passport: a globe over two lines. */
function Emblem({ x, y, onSolid = false }: { x: number; y: number; onSolid?: boolean }) {
  const ink = onSolid ? surface.card : brand.solid
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={ink} strokeWidth="2.5">
      <circle r="17" />
      <path d="M-17 0h34M0-17v34M0-17c-11 10-11 24 0 34M0-17c11 10 11 24 0 34" />
      <path d="M-20 34h40M-13 44h26" strokeLinecap="round" />
    </g>
  )
}
