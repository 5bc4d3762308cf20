const escape = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`)

/** Somebody whom the prototype's issuer knows. */
export interface Choice {
  /** What the form sends. */
  value: string
  label: string
  /** What choosing them shows. */
  hint: string
}

/** The prototype's issuer: a plain HTML form, no script. */
export function googlePage(choices: readonly Choice[], redirectTo: string): string {
  const people = choices.map(
    ({ value, label, hint }, index) => `<label>
<input type="radio" name="person" value="${escape(value)}"${index === 0 ? ' checked' : ''}>
<span><b>${escape(label)}</b><br>${escape(hint)}</span>
</label>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Prototype sign-in</title>
<style>
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-inline-size:28rem;margin:3rem auto;padding-inline:1rem}
h1{font-size:1.5rem;line-height:1.25}
fieldset{display:grid;gap:.5rem;margin:0 0 1.5rem;padding:0;border:0}
legend{padding:0;margin-block-end:.5rem}
label{display:flex;gap:.75rem;align-items:start;min-block-size:3rem;padding:.75rem;border:1px solid;border-radius:.5rem}
input{inline-size:1.25rem;block-size:1.25rem;margin:.125rem 0 0;flex:none}
span{overflow-wrap:anywhere}
button{font:inherit;font-weight:600;inline-size:100%;min-block-size:3rem;margin-block-end:.75rem}
</style>
</head>
<body>
<main>
<h1>Prototype sign-in</h1>
<p>Google is not asked here. Choose who comes back from it.</p>
<form method="post" action="/api/auth/google">
<input type="hidden" name="redirectTo" value="${escape(redirectTo)}">
<fieldset>
<legend>Continue to Jatra as</legend>
${people.join('\n')}
</fieldset>
<button name="choice" value="continue">Continue</button>
<button name="choice" value="cancel">Cancel</button>
</form>
</main>
</body>
</html>
`
}
