import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, Link, useLoaderData, useNavigation } from '@remix-run/react'
import { Button } from '@jatra/design-system/button'
import { DataTable } from '@jatra/design-system/data-table'
import { EmptyState } from '@jatra/design-system/empty-state'
import { SelectField, TextField } from '@jatra/design-system/field'
import { deskAudit as copy } from '~/messages/desk-audit.ts'
import { desk } from '~/messages/desk.ts'
import { messages } from '~/messages/index.ts'
import { LoadErrorBoundary } from '~/shell/load-failed.tsx'
import { auditAt } from './audit.server.ts'
import * as css from './desk.css.ts'
import { useDeskFrame } from './desk-keys.ts'

export const meta: MetaFunction = () => [
  { title: `${copy.title} | ${desk.title} | ${messages.site.name}` },
  { name: 'robots', content: 'noindex' },
]

export const loader = (args: LoaderFunctionArgs) => auditAt(args)

export function ErrorBoundary() {
  return <LoadErrorBoundary text={desk.failed} />
}

/** What colleagues did, for managers (docs/specification.md, The audit log). */
export default function AuditPage() {
  const { rows, older, newest, isFiltered } = useLoaderData<typeof loader>()
  const { keys } = useDeskFrame()
  const navigation = useNavigation()
  const { columns } = copy
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>{copy.title}</h1>
        <p className={css.small}>{copy.lead}</p>
      </div>
      <Filters />
      <DataTable
        caption={copy.table}
        keys={keys}
        loading={navigation.location?.pathname === '/desk/audit'}
        columns={[
          { label: columns.at },
          { label: columns.action },
          { label: columns.by },
          { label: columns.booking },
        ]}
        rows={rows.map(({ id, at, what, by, booking }) => ({
          id,
          cells: [
            at,
            what,
            by,
            booking ? (
              <Link to={booking.href} className={css.code}>
                {booking.reference}
              </Link>
            ) : (
              copy.noBooking
            ),
          ],
        }))}
        newer={newest ?? undefined}
        older={older ?? undefined}
        messages={{ newer: copy.newest }}
        empty={
          <EmptyState title={copy.none.title}>
            {isFiltered ? copy.none.filtered : copy.none.text}
          </EmptyState>
        }
      />
    </>
  )
}

/** What was chosen is in the address, so that it can be sent to a colleague. */
function Filters() {
  const { chosen, colleagues, actions, isFiltered } = useLoaderData<typeof loader>()
  const { filter } = copy
  return (
    <Form
      key={JSON.stringify(chosen)}
      action="/desk/audit"
      role="search"
      aria-label={filter.label}
      className={css.filters}
    >
      <TextField
        label={filter.booking}
        name="booking"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        defaultValue={chosen.booking}
      />
      <SelectField
        label={filter.by}
        name="by"
        placeholder={filter.anyone}
        options={colleagues}
        defaultValue={chosen.by ?? ''}
      />
      <SelectField
        label={filter.action}
        name="action"
        placeholder={filter.anything}
        options={actions}
        defaultValue={chosen.action ?? ''}
      />
      <span className={css.filterActs}>
        <Button type="submit">{filter.submit}</Button>
        {isFiltered ? <Link to="/desk/audit">{filter.all}</Link> : null}
      </span>
    </Form>
  )
}
