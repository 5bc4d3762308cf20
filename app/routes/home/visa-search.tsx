import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useMemo, useRef, useState, useCallback } from 'react'
import { HOME_COUNTRY } from '@jatra/contract/places/countries-home'
import { MAX_VISA_TRAVELERS } from '@jatra/contract/visa/visa-limits'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { Combobox } from '@jatra/design-system/combobox'
import { SelectField } from '@jatra/design-system/field'
import { LoadingRegion, Skeleton } from '@jatra/design-system/skeleton'
import { NumberStepper } from '@jatra/design-system/number-stepper'
import { places } from '~/messages/places.ts'
import { visaHome as copy } from '~/messages/visa-home.ts'
import { readNationalities, type Nationality } from '~/routes/visa/nationalities.ts'
import type { VisaStart } from '~/routes/visa/visa-start.server.ts'
import { keepVisaChoices, readVisaChoices } from '~/search/search-choices.ts'
import { browserStorage } from '~/search/stored-root.ts'
import { useContact } from '~/shell/contact.ts'
import { useRepeatPress } from '~/shell/early-press.ts'
import { pageHref } from '~/shell/page-href.ts'
import * as css from './home.css.ts'

/**
 * The visa tab (docs/specification.md, Visa search form). @param given null when the page was loaded for another tab
 */
export function VisaSearch({ given }: { given: VisaStart | null }) {
  const { start, busy, load } = useVisaStart(given)
  if (!start) {
    return (
      <LoadingRegion label={copy.loading}>
        <Skeleton height="card" />
      </LoadingRegion>
    )
  }
  if (start.destinations === null) return <Failed retry={() => void load()} busy={busy} />
  if (start.destinations.length === 0)
    return (
      <Alert tone="info" title={copy.none}>
        {copy.noneText}
      </Alert>
    )
  return <SearchForm destinations={start.destinations} nationalities={start.nationalities} />
}

function SearchForm({
  destinations,
  nationalities,
}: {
  destinations: NonNullable<VisaStart['destinations']>
  nationalities: VisaStart['nationalities']
}) {
  const countries = useMemo(() => readNationalities(nationalities), [nationalities])
  const home = countries.find(({ code }) => code === HOME_COUNTRY) ?? null
  const [nationality, setNationality] = useState(home)
  const [country, setCountry] = useState('')
  const [travelers, setTravelers] = useState(1)
  const [scripted, setScripted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const destination = useRef<HTMLSelectElement>(null)
  const { state, location } = useNavigation()
  const phone = useContact()?.phone

  useRepeatPress(form)
  useEffect(() => {
    const kept = readVisaChoices(browserStorage())
    // The visitor may have chosen before hydration.
    const chosen = destination.current?.value || kept.country
    if (chosen && destinations.some((name) => name === chosen)) setCountry(chosen)
    setNationality((known) => countries.find(({ code }) => code === kept.nationality) ?? known)
    setTravelers((typed) => (typed === 1 ? (kept.travelers ?? 1) : typed))
    setScripted(true)
  }, [destinations, countries])

  const find = (query: string) =>
    Promise.resolve(countries.filter((each) => matches(each, query)).slice(0, LISTED))
  return (
    <Form
      ref={form}
      data-repeats=""
      method="get"
      action="/visaDetails"
      aria-label={copy.form}
      className={css.visa}
      onSubmit={() =>
        keepVisaChoices(browserStorage(), { country, nationality: nationality?.code, travelers })
      }
    >
      <SelectField
        ref={destination}
        label={copy.country}
        name="country"
        placeholder={copy.choose}
        options={destinations.map((name) => ({ value: name, label: places.destinations[name] }))}
        value={scripted ? country : undefined}
        onValueChange={setCountry}
        autoComplete="off"
      />
      <div>
        <noscript>
          <SelectField
            label={copy.nationality}
            name="nationality"
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            defaultValue={HOME_COUNTRY}
          />
        </noscript>
        <div className={css.scripted}>
          <Combobox
            label={copy.nationality}
            name="nationality"
            placeholder={copy.findNationality}
            value={nationality}
            onValueChange={setNationality}
            search={find}
            suggestions={[{ label: '', options: countries }]}
            optionKey={({ code }) => code}
            optionText={({ name }) => name}
            renderOption={({ code, name }) => (
              <>
                <span aria-hidden="true">{flagOf(code)}</span> <span>{name}</span>
              </>
            )}
          />
        </div>
      </div>
      <NumberStepper
        label={copy.travelers}
        name="travelers"
        value={travelers}
        onValueChange={setTravelers}
        min={1}
        max={MAX_VISA_TRAVELERS}
        {...(travelers === MAX_VISA_TRAVELERS &&
          phone && { hint: copy.group(MAX_VISA_TRAVELERS, phone) })}
      />
      <Button
        type="submit"
        variant="primary"
        // Without script a disabled button could not be enabled; with nothing chosen the form leads back here.
        disabled={scripted && (country === '' || nationality === null)}
        loading={state === 'loading' && location.pathname === pageHref('/visaDetails')}
      >
        {copy.submit}
      </Button>
    </Form>
  )
}

function Failed({ retry, busy }: { retry: () => void; busy: boolean }) {
  return (
    <Alert
      tone="critical"
      title={copy.failed}
      action={
        // A form, so that it retries without JavaScript too.
        <form
          method="get"
          action={pageHref('/')}
          onSubmit={(event) => {
            event.preventDefault()
            retry()
          }}
        >
          <input type="hidden" name="search" value="visa" />
          <Button type="submit" size="small" loading={busy}>
            {copy.retry}
          </Button>
        </form>
      }
    >
      {copy.failedText}
    </Alert>
  )
}

/** The most options in one list: nobody reads further. */
const LISTED = 40

/** Matches the start of a word of the name, or the code. Keyboards write some Bangla letters in two ways. */
function matches({ code, name, inEnglish }: Nationality, query: string) {
  return ` ${name} ${inEnglish} ${code}`.toLowerCase().includes(` ${query.normalize('NFC')}`)
}

function flagOf(code: string): string {
  return String.fromCodePoint(
    ...Array.from(code, (letter) => 0x1f1a5 + (letter.codePointAt(0) ?? 0)),
  )
}

const failed: VisaStart = { destinations: null, nationalities: '' }

/**
 * Initial data of the visa search, fetched when its tab is opened. Not by the router, because a failed request must not
 * replace the page.
 * @param given the data that the page was loaded with, or null
 */
function useVisaStart(given: VisaStart | null) {
  const [start, setStart] = useState(given)
  const [busy, setBusy] = useState(false)

  const load = useCallback(async () => {
    setBusy(true)
    try {
      const answer = await fetch(pageHref('/visa/start'))
      // oxlint-disable-next-line typescript/consistent-type-assertions -- our own loader's answer; the home page carries no schemas
      setStart(answer.ok ? ((await answer.json()) as VisaStart) : failed)
    } catch {
      setStart(failed)
    }
    setBusy(false)
  }, [])

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what it shows meanwhile begins with the request
    if (!given) void load()
  }, [given, load])
  return { start, busy, load }
}
