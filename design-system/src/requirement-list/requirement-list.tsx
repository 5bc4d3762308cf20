import { Tabs } from 'radix-ui'
import { forwardRef, Fragment, useState } from 'react'
import { useDirection } from '../hydration/index.ts'
import { Icon } from '../icon/index.ts'
import { useMessages } from '../messages/index.ts'
import { pressOnce } from '../tabs/press-once.ts'
import * as css from './requirement-list.css.ts'
import { requirementList as defaultWords } from '../messages/checkout.ts'

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
    const [own, setOwn] = useState(defaultValue)
    const open = value === undefined ? own : (value ?? undefined)
    const Heading = `h${headingLevel}` as const

    const show = (applicant: Applicant) => {
      setOwn(applicant)
      onValueChange?.(applicant)
    }

    return (
      <Tabs.Root
        ref={ref}
        dir={useDirection()}
        value={open ?? ''}
        onValueChange={(chosen) => {
          const applicant = applicants.find((each) => each === chosen)
          if (applicant) show(applicant)
        }}
        // The focus alone does not choose the first kind.
        activationMode={open ? 'automatic' : 'manual'}
      >
        <Tabs.List aria-label={label ?? words.label} className={css.tabs}>
          {applicants.map((applicant) => (
            <Fragment key={applicant}>
              <Tabs.Trigger
                value={applicant}
                className={css.tab}
                {...pressOnce}
                onClick={(event) => {
                  pressOnce.onClick(event)
                  if (!open) show(applicant)
                }}
              >
                {names[applicant]}
              </Tabs.Trigger>{' '}
            </Fragment>
          ))}
        </Tabs.List>
        <div className={css.panels}>
          {applicants.map((applicant) => (
            <Tabs.Content key={applicant} value={applicant} forceMount className={css.panel}>
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
            </Tabs.Content>
          ))}
        </div>
      </Tabs.Root>
    )
  },
)
