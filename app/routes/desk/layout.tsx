import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, NavLink, Outlet, useLoaderData, useLocation, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { hasDuty } from '@jatra/contract/account/duties'
import { Button } from '@jatra/design-system/button'
import { Checkbox } from '@jatra/design-system/checkbox'
import { usePageKeys } from '@jatra/design-system/data-table'
import { TextField } from '@jatra/design-system/field'
import { Icon } from '@jatra/design-system/icon'
import { desk } from '~/messages/desk.ts'
import { messages } from '~/messages/index.ts'
import { requireStaff } from '~/server/guards/require-staff.server.ts'
import { content } from '~/shell/shell.css.ts'
import * as css from './desk.css.ts'
import { useStoredKeys, type DeskFrame } from './desk-keys.ts'

const copy = desk.search

export const meta: MetaFunction = () => [
  { title: `${desk.title} | ${messages.site.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: LoaderFunctionArgs) {
  const { name, role } = await requireStaff(args)
  return { name, role }
}

/** The frame of the desk: where one looks for an order from any page, and who is at it. */
export default function DeskLayout() {
  const { name, role } = useLoaderData<typeof loader>()
  const keys = useStoredKeys()
  const frame: DeskFrame = { keys: keys.on }
  return (
    <>
      <div className={css.bar}>
        <div className={css.inBar}>
          <nav aria-label={desk.tabs.label} className={css.tabs}>
            <NavLink to="/desk" end className={css.tab}>
              {desk.tabs.today}
            </NavLink>
            <NavLink to="/desk/find" className={css.tab}>
              {desk.tabs.find}
            </NavLink>
            {hasDuty(role, 'audit') ? (
              <NavLink to="/desk/audit" className={css.tab}>
                {desk.tabs.audit}
              </NavLink>
            ) : null}
          </nav>
          <FindBox keys={keys.on} />
          <p className={css.who}>
            <span className={css.name}>{name}</span>{' '}
            <span className={css.role}>{desk.roles[role]}</span>
          </p>
        </div>
      </div>
      <div className={`${content} ${css.page}`}>
        <Outlet context={frame} />
        <KeysHelp {...keys} />
      </div>
    </>
  )
}

/** The one box: what is looked for stays in it, and in the address. */
function FindBox({ keys }: { keys: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  const { pathname, search } = useLocation()
  const navigation = useNavigation()
  const q = pathname === '/desk/find' ? (new URLSearchParams(search).get('q') ?? '') : ''
  usePageKeys({ '/': () => field.current?.select() }, keys)
  return (
    <Form action="/desk/find" role="search" className={css.search}>
      <TextField
        key={q}
        ref={field}
        label={copy.label}
        hideLabel
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        placeholder={copy.placeholder}
        defaultValue={q}
        aria-keyshortcuts={keys ? '/' : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        tone="brand"
        icon={<Icon name="search" />}
        loading={navigation.location?.pathname === '/desk/find'}
      >
        {copy.submit}
      </Button>
    </Form>
  )
}

/** Which keys do something, and the way to turn them off. */
function KeysHelp({ on, turn }: ReturnType<typeof useStoredKeys>) {
  const { keys } = desk
  const each = [
    ['/', keys.find],
    ['j', keys.next],
    ['k', keys.before],
    ['Enter', keys.open],
  ] as const
  return (
    <footer className={css.keys}>
      <dl className={css.keyList} aria-label={keys.title}>
        {each.map(([key, effect]) => (
          <div key={key} className={css.key}>
            <dt>
              <kbd className={css.cap}>{key}</kbd>
            </dt>
            <dd className={css.effect}>{effect}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={keys.on} checked={on} onCheckedChange={turn} />
    </footer>
  )
}
