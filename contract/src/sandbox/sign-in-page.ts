import { inLanguage, type Language } from '../values/language.ts'
import { escapeHtml, sandboxPage } from './sandbox-layout.ts'
import { sandboxWords } from './words-in.ts'

/** An account that one can sign in as. */
export interface SandboxPerson {
  /** What the form sends for it. */
  value: string
  name: string
  hint: string
}

interface SignInPageOptions {
  lead: string
  people: readonly SandboxPerson[]
  /** Where the form goes; the page's own address unless given. */
  action?: string
  /** Sent along by the form. */
  redirectTo?: string
}

/** Who signs in, in place of Google's own page. */
export function signInPage(
  { lead, people, action, redirectTo }: SignInPageOptions,
  language: Language,
): string {
  const { signIn: words } = sandboxWords[language]
  const rows = people.map(
    ({ value, name, hint }, index) => `<label>
<input type="radio" name="person" value="${escapeHtml(value)}"${index === 0 ? ' checked' : ''}>
<span>${escapeHtml(name)} <small>${escapeHtml(hint)}</small></span>
</label>`,
  )
  const sent = redirectTo ?? null
  return sandboxPage(
    words.title,
    `<h1>${words.heading}</h1>
<p>${escapeHtml(lead)}</p>
<form method="post"${action === undefined ? '' : ` action="${escapeHtml(action)}"`}>
${sent === null ? '' : `<input type="hidden" name="redirectTo" value="${escapeHtml(sent)}">`}
<fieldset>
<legend>${words.continueAs}</legend>
${rows.join('\n')}
</fieldset>
<button class="go" name="choice" value="continue">${words.continue}</button>
<button name="choice" value="cancel">${words.cancel}</button>
</form>`,
    language,
  )
}

/** For an address that does not come from a button of ours. */
export function unknownSignInPage(language: Language): string {
  const { unknownSignIn: words } = sandboxWords[language]
  return sandboxPage(
    words.title,
    `<h1>${words.heading}</h1>
<p>${words.text}</p>
<a href="${inLanguage('/login', language)}">${words.toLogin}</a>`,
    language,
  )
}
