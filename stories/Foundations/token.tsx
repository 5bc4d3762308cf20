import { Fragment, type ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import * as css from './token.css.ts'

/** `var(--jatra-space-16)` as `--jatra-space-16`. */
const propertyOf = (variable: string) => variable.slice('var('.length, -1)

/** `var(--jatra-space-16)` as `space.16`, which is where `vars` and tokens.json have it. */
const nameOf = (variable: string) =>
  propertyOf(variable).replace('--jatra-', '').replaceAll('-', '.')

interface TokenProps {
  /** As `vars` has it: `vars.space[16]`. */
  variable: string
  /** Its value, or both values where the themes differ. */
  children?: ReactNode
}

/** A token's name, its value, its custom property, and a button that copies what a style sheet takes. */
export function Token({ variable, children }: TokenProps) {
  return (
    <div className={css.token}>
      <strong>
        {nameOf(variable)
          .split('.')
          .map((part, index) => (
            <Fragment key={part}>
              {index > 0 ? (
                <>
                  .<wbr />
                </>
              ) : null}
              {part}
            </Fragment>
          ))}
      </strong>
      {children ? <span className={css.value}>{children}</span> : null}
      <code className={css.property}>{propertyOf(variable)}</code>
      <CopyButton text={variable} />
    </div>
  )
}

/** Tokens under each other, each beside what it looks like. */
export function TokenList({ children }: { children: ReactNode }) {
  return <ul className={css.list}>{children}</ul>
}

export function TokenRow({
  specimen,
  use,
  ...token
}: TokenProps & {
  /** What the token looks like. */
  specimen: ReactNode
  /** What it is for. */
  use?: string
}) {
  return (
    <li className={css.row}>
      <div className={css.specimen}>
        {specimen}
        {use ? <p className={css.use}>{use}</p> : null}
      </div>
      <Token {...token} />
    </li>
  )
}
