import { forwardRef, Fragment, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../icon/index.ts'
import { nextIndex } from '../tabs/next-index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './requirement-list.css.ts'
import { words as defaultWords } from './words.ts'

/** The kinds of applicant of a visa record, in the order of docs/specification.md, Visa requirements. */
export const applicants = [
  'jobholders',
  'businessman',
  'govtJobHolder',
  'retiredPerson',
  'unemployed',
  'housewife',
  'student',
  'nonChild',
] as const

export type Applicant = (typeof applicants)[number]

/** The spec's names of them. */
export const applicantNames: Readonly<Record<Applicant, string>> = defaultWords.applicants

export type RequirementListProps = {
  /** The documents to bring for each kind of applicant, one sentence each. */
  requirements: Readonly<Record<Applicant, readonly string[]>>
  /** The chosen kind, when the page holds it, such as in its address; null while none is chosen. */
  value?: Applicant | null
  /** The kind of applicant shown at first. */
  defaultValue?: Applicant
  /** Called when another kind of applicant is chosen. */
  onValueChange?: (applicant: Applicant) => void
  /** The accessible name of the tabs. */
  label?: string
  /** The words of each kind of applicant. Replace them to translate the list. */
  names?: Readonly<Record<Applicant, string>>
  /** Level of the heading in the outline of the page. It does not change the size. */
  headingLevel?: 2 | 3 | 4
  /** Shown for a kind with nothing to bring. */
  none?: string
}

/**
 * What each kind of applicant must bring, shown for the kind that is chosen. Without script all lists are shown, since
 * no tab could open one.
 */
export const RequirementList = forwardRef<HTMLDivElement, RequirementListProps>(
  function RequirementList(
    {
      requirements,
      value,
      defaultValue,
      onValueChange,
      label,
      names: givenNames,
      headingLevel = 3,
      none,
    },
    ref,
  ) {
    const words = useMessages('requirementList', defaultWords)
    const names = givenNames ?? words.applicants
    const id = useId()
    const [own, setOwn] = useState(defaultValue)
    const list = useRef<HTMLDivElement>(null)
    const open = value === undefined ? own : (value ?? undefined)
    const reachable = open ?? applicants[0]
    const Heading = `h${headingLevel}` as const

    const show = (applicant: Applicant) => {
      setOwn(applicant)
      if (applicant !== open) onValueChange?.(applicant)
    }
    const move = (event: KeyboardEvent) => {
      const rtl = list.current ? getComputedStyle(list.current).direction === 'rtl' : false
      const to = nextIndex(event.key, applicants.indexOf(reachable), applicants.length, rtl)
      const applicant = to === undefined ? undefined : applicants[to]
      if (!applicant) return
      event.preventDefault()
      show(applicant)
      document.getElementById(`${id}-tab-${applicant}`)?.focus()
    }

    return (
      <div ref={ref}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in it take the focus */}
        <div
          ref={list}
          role="tablist"
          aria-label={label ?? words.label}
          className={css.tabs}
          onKeyDown={move}
        >
          {applicants.map((applicant) => (
            <Fragment key={applicant}>
              <button
                type="button"
                role="tab"
                id={`${id}-tab-${applicant}`}
                aria-selected={applicant === open}
                aria-controls={`${id}-${applicant}`}
                tabIndex={applicant === reachable ? 0 : -1}
                className={css.tab}
                onClick={() => show(applicant)}
              >
                {names[applicant]}
              </button>{' '}
            </Fragment>
          ))}
        </div>
        <div className={css.panels}>
          {applicants.map((applicant) => (
            <div
              role="group"
              key={applicant}
              id={`${id}-${applicant}`}
              aria-label={names[applicant]}
              className={css.panel}
              data-open={applicant === open || undefined}
            >
              <Heading className={css.name}>{names[applicant]}</Heading>
              {requirements[applicant].length === 0 ? (
                <p className={css.none}>{none ?? words.none}</p>
              ) : (
                // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without markers loses its role in Safari
                <ul role="list" className={css.items}>
                  {requirements[applicant].map((requirement) => (
                    <li key={requirement} className={css.item}>
                      <span className={css.mark}>
                        <Icon name="check" size={16} />
                      </span>
                      <span>{requirement}</span>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      </div>
    )
  },
)
