const escape = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`)

/** An account at the prototype's OpenID issuer. */
export interface Choice {
  /** The form's value. */
  value: string
  label: string
  /** What this account demonstrates. */
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
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;color:light-dark(#14201F,#E9F1EE);background:light-dark(#FAF8F4,#0C1B1C);accent-color:light-dark(#0B6B5D,#4FD1B5)}
*{box-sizing:border-box}
body{max-inline-size:28rem;margin:0 auto;padding:2rem 1rem}
main{padding:1.5rem;border-radius:16px;background:light-dark(#FFFFFF,#142829);box-shadow:0 1px 3px rgb(0 0 0/.15)}
h1{margin:0;font-size:1.75rem;line-height:1.15}
main>p{margin:.5rem 0 1rem;padding-block-end:1rem;border-block-end:2px dashed light-dark(#B9770A,#F4A91F);color:light-dark(#55625F,#9DB0AB)}
form{margin:0}
fieldset{display:grid;gap:.5rem;min-inline-size:0;margin:0 0 1.5rem;padding:0;border:0}
legend{padding:0;margin-block-end:.5rem}
label{display:flex;gap:.75rem;align-items:start;min-block-size:3rem;padding:.75rem;border:1.5px solid light-dark(#857D70,#6F837E);border-radius:8px;cursor:pointer}
label:has(:checked){border-color:light-dark(#0B6B5D,#4FD1B5);background:light-dark(#E6F2EE,#16332F)}
label:has(:focus-visible),button:focus-visible{outline:3px solid light-dark(#0B6B5D,#4FD1B5);outline-offset:2px}
input{inline-size:1.25rem;block-size:1.25rem;margin:.125rem 0 0;flex:none;outline:none}
span{min-inline-size:0;font-size:.875rem;overflow-wrap:anywhere}
b{font-size:1rem}
button{inline-size:100%;min-block-size:3rem;border:1.5px solid transparent;border-radius:8px;background:light-dark(#C2410C,#FFB59B);color:light-dark(#FFFFFF,#14201F);font:inherit;font-weight:600;cursor:pointer}
button[value=cancel]{margin-block-start:.75rem;border-color:light-dark(#857D70,#6F837E);background:none;color:light-dark(#0B6B5D,#4FD1B5)}
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
