import { useRef, useState } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { SelectField } from '../field/index.ts'
import * as css from './traveler-form.css.ts'
import {
  travelerGenders,
  travelerTitles,
  type TravelerErrors,
  type TravelerHints,
  type TravelerValues,
} from './traveler-fields.ts'
import { field as defaultFieldWords } from '../messages/fields.ts'
import { useMessages } from '../messages/index.ts'
import { travelerForm as defaultWords } from '../messages/checkout.ts'

export type TitleAndGenderProps = {
  prefix: string
  /** Autofill section, such as 'section-traveler-1'. */
  section: string
  titles?: readonly string[]
  /** The gender that a title stands for. With it the gender follows the title, and a pair that differs is asked about. */
  genderOf?: (title: string) => string | undefined
  values: TravelerValues
  errors: TravelerErrors
  hints: TravelerHints
}

/** The title sets the gender until the gender is chosen by hand; if they then differ, the form asks whether both are right. */
export function TitleAndGender({
  prefix,
  section,
  titles = travelerTitles,
  genderOf = () => undefined,
  values,
  errors,
  hints,
}: TitleAndGenderProps) {
  const words = useMessages('travelerForm', defaultWords)
  const fieldWords = useMessages('field', defaultFieldWords)
  const genders = travelerGenders.map((value) => ({ value, label: words.genders[value] }))
  const genderText = (value: string) =>
    genders.find((gender) => gender.value === value)?.label ?? value
  const select = useRef<HTMLSelectElement>(null)
  const [title, setTitle] = useState(values.title ?? '')
  const [gender, setGender] = useState(values.gender ?? '')

  const chooseTitle = (chosen: string) => {
    const control = select.current
    const usual = genderOf(chosen)
    const follows = control && (control.value === '' || control.value === genderOf(title))
    setTitle(chosen)
    if (!follows || usual === undefined || usual === control.value) return
    control.value = usual
    // The form library and the draft listen to the document, as for a choice by hand.
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }

  const usual = genderOf(title)
  const asked = usual !== undefined && gender !== '' && gender !== usual
  return (
    <>
      <SelectField
        name={`${prefix}.title`}
        label={words.title}
        placeholder={fieldWords.select}
        defaultValue={values.title}
        error={errors.title}
        hint={hints.title}
        required
        // As tickets print them, in every language.
        options={titles.map((value) => ({ value, label: value }))}
        autoComplete={`${section} honorific-prefix`}
        onValueChange={chooseTitle}
      />
      <div className={css.stacked}>
        <SelectField
          ref={select}
          name={`${prefix}.gender`}
          label={words.gender}
          placeholder={fieldWords.select}
          defaultValue={values.gender}
          error={errors.gender}
          hint={hints.gender}
          required
          options={genders}
          autoComplete={`${section} sex`}
          onValueChange={setGender}
        />
        {asked ? (
          <Checkbox
            name={`${prefix}.genderConfirmed`}
            label={words.bothRight(title, genderText(gender))}
            hint={words.usual(title, genderText(usual))}
          />
        ) : null}
      </div>
    </>
  )
}
