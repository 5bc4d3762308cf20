/**
 * The toolbar's styles, in the tokens of the page; the fallbacks are for pages without tokens (its own, the plain error
 * page). The `jp-` prefix keeps them off the site's elements. The toolbar reserves room at the lower edge through
 * `--page-edge-end`, so it covers nothing.
 */
export const STYLESHEET = `
:root { --page-edge-end: 2.75rem; }
html { scroll-padding-block-end: 3.5rem; }
.jp-toolbar, .jp-page {
  --jp-card: var(--jatra-color-surface-card, light-dark(#FFFFFF, #142829));
  --jp-sunken: var(--jatra-color-surface-sunken, light-dark(#F2EEE6, #0A1617));
  --jp-text: var(--jatra-color-text-default, light-dark(#14201F, #E9F1EE));
  --jp-muted: var(--jatra-color-text-muted, light-dark(#55625F, #9DB0AB));
  --jp-brand: var(--jatra-color-brand-text, light-dark(#0B6B5D, #4FD1B5));
  --jp-brand-subtle: var(--jatra-color-brand-subtle, light-dark(#E6F2EE, #16332F));
  --jp-accent: var(--jatra-color-accent-solid, #F4A91F);
  --jp-ink: var(--jatra-color-accent-onSolid, #14201F);
  --jp-stitch: var(--jatra-color-accent-stitch, light-dark(#B9770A, #F4A91F));
  --jp-edge: var(--jatra-color-border-control, light-dark(#857D70, #6F837E));
  --jp-line: var(--jatra-color-border-subtle, light-dark(#E4DED2, #24393A));
  --jp-critical: var(--jatra-color-critical-text, light-dark(#B3261E, #FFB4AB));
  color: var(--jp-text);
  font: 400 1rem/1.5 var(--jatra-font-body, system-ui, sans-serif);
}
.jp-toolbar { block-size: var(--page-edge-end); }
.jp-edge { position: fixed; z-index: 25; inset-inline: 0; inset-block-end: 0; pointer-events: none; }
.jp-edge > * { pointer-events: auto; }
.jp-toolbar *, .jp-page * { box-sizing: border-box; }
.jp-toolbar :is(p, ul, h2, h3), .jp-page :is(ul, h3) { margin: 0; padding: 0; }
.jp-toolbar ul, .jp-page ul { list-style: none; padding: 0; }

.jp-strip {
  display: flex; align-items: stretch; gap: 12px; block-size: 2.75rem; overflow: hidden; padding-inline-end: 16px;
  background: var(--jp-card); border-block-start: 2px dashed var(--jp-stitch);
}
.jp-toolbar .jp-open {
  display: inline-flex; align-items: center; gap: 8px; flex: none; min-block-size: 0; padding: 0 16px; border: 0; border-radius: 0;
  background: var(--jp-accent); color: var(--jp-ink); font: inherit; font-weight: 700; text-decoration: none; cursor: pointer;
}
.jp-open::after {
  content: ""; inline-size: .5rem; block-size: .5rem; border: solid; border-width: 2px 0 0 2px; rotate: 45deg; translate: 0 2px;
}
.jp-open[aria-expanded="true"]::after { rotate: 225deg; translate: 0 -2px; }
.jp-toolbar .jp-fill { flex: none; align-self: center; min-block-size: 2rem; padding: 0 12px; font-size: .875rem; white-space: nowrap; }
.jp-toolbar .jp-filled:not(:empty) {
  inline-size: fit-content; margin: 8px; padding: 8px 16px; border-radius: 8px; background: var(--jp-card); border: 1px solid var(--jp-edge);
}
.jp-chips { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.jp-chips li {
  padding: 2px 10px; border-radius: 999px; background: var(--jp-brand-subtle); color: var(--jp-brand);
  font-size: .875rem; font-weight: 600; white-space: nowrap;
}
.jp-strip .jp-chips { flex: 1; min-inline-size: 0; flex-wrap: nowrap; overflow: hidden; }
.jp-strip .jp-chips li { flex: none; }
.jp-unreal { align-self: center; color: var(--jp-muted); font-size: .875rem; white-space: nowrap; }
@media (max-width: 767.98px) { .jp-unreal { display: none; } }
.jp-toolbar .jp-notice {
  inline-size: fit-content; max-inline-size: calc(100% - 16px); margin: 8px; padding: 8px 16px; border-radius: 8px;
  background: var(--jp-card); border: 1px solid var(--jp-edge); border-inline-start: 4px solid var(--jp-accent);
}

.jp-panel {
  inline-size: min(30rem, 100%); max-block-size: min(75dvb, 44rem); overflow-y: auto; overscroll-behavior: contain;
  padding: 16px; background: var(--jp-card); border: 1px solid var(--jp-line); border-block-end: 0;
  border-start-end-radius: 16px; box-shadow: var(--jatra-shadow-raised, 0 4px 24px rgb(0 0 0 / .2));
}
.jp-panel[hidden] { display: none; }
.jp-head { display: flex; justify-content: space-between; align-items: center; }
.jp-toolbar h2 { font-size: 1.375rem; line-height: 1.3; font-weight: 700; }
:is(.jp-toolbar, .jp-page) h3 { font-size: 1.125rem; font-weight: 700; margin-block-end: 8px; }
:is(.jp-toolbar, .jp-page) section { margin-block-start: 16px; padding-block-start: 16px; border-block-start: 2px dashed var(--jp-line); }
.jp-toolbar .jp-lead { margin-block: 4px 12px; color: var(--jp-muted); }
:is(.jp-toolbar, .jp-page) form { margin: 0; }
:is(.jp-toolbar, .jp-page) button {
  min-block-size: 2.75rem; padding: 0 16px; border: 1px solid var(--jp-edge); border-radius: 8px; background: var(--jp-card);
  color: var(--jp-text); font: inherit; font-weight: 600; cursor: pointer;
}
:is(.jp-toolbar, .jp-page) button:not(.jp-do, .jp-open):hover { background: var(--jp-sunken); }
:is(.jp-toolbar, .jp-page) .jp-do { inline-size: 100%; margin-block: 12px 8px; border-color: transparent; background: var(--jp-accent); color: var(--jp-ink); }
:is(.jp-toolbar, .jp-page) .jp-quiet { padding-inline: 0; border-color: transparent; background: none; color: var(--jp-brand); text-decoration: underline; }
:is(.jp-toolbar, .jp-page) :is(a, button, input, summary):focus-visible { outline: 3px solid var(--jp-brand); outline-offset: 2px; }
.jp-strip .jp-open:focus-visible { outline-offset: -5px; outline-color: var(--jp-ink); }
:is(.jp-toolbar, .jp-page) :is(.jp-panel, main) a { color: var(--jp-brand); }
.jp-people li { display: grid; grid-template-columns: 10.5rem 1fr; gap: 12px; align-items: center; padding-block: 4px; }
.jp-tours li { padding-block: 4px; }
.jp-tours a { display: inline-block; padding-block: 8px; font-weight: 600; }
.jp-tours span { display: block; color: var(--jp-muted); font-size: .875rem; line-height: 1.3; }
[hidden]:is(.jp-toolbar *, .jp-page *) { display: none; }
.jp-people .jp-email { display: block; overflow-wrap: break-word; }
@media (max-width: 479.98px) { .jp-people li { grid-template-columns: 1fr; gap: 4px; padding-block: 8px; } }
.jp-people span { color: var(--jp-muted); font-size: .875rem; line-height: 1.3; }
:is(.jp-toolbar, .jp-page) button[aria-current] { background: var(--jp-brand-subtle); border-color: var(--jp-brand); color: var(--jp-brand); }
:is(.jp-toolbar, .jp-page) summary { min-block-size: 2.75rem; padding-block: 10px; border-radius: 8px; font-weight: 600; cursor: pointer; }
.jp-scenario { padding: 8px 0 12px; border-block-start: 1px solid var(--jp-line); }
.jp-scenario label { display: flex; gap: 12px; align-items: center; min-block-size: 2.75rem; font-weight: 600; cursor: pointer; }
.jp-scenario input { inline-size: 1.25rem; block-size: 1.25rem; margin: 0; flex: none; accent-color: var(--jp-brand); }
.jp-scenario p, .jp-scenario a { display: block; margin: 0; margin-inline-start: 2rem; font-size: .875rem; }
.jp-scenario a { inline-size: fit-content; padding-block: 6px; }
.jp-shows { display: block; color: var(--jp-muted); }
.jp-aside { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:is(.jp-toolbar, .jp-page) .jp-steps { display: flex; flex-wrap: wrap; gap: 8px; margin-block: 8px; }
.jp-steps input {
  flex: 1; min-inline-size: 8rem; min-block-size: 2.75rem; padding: 0 12px; border: 1px solid var(--jp-edge); border-radius: 8px;
  background: var(--jp-card); color: var(--jp-text); font: inherit;
}
.jp-page { margin: 0; background: var(--jatra-color-surface-page, light-dark(#FAF8F4, #0C1B1C)); color-scheme: light dark; }
.jp-page main { max-inline-size: 44rem; margin-inline: auto; padding: 24px 16px 48px; }
.jp-page h1 { font-size: 1.75rem; line-height: 1.15; }
.jp-problem { padding: 12px 16px; border-radius: 8px; background: var(--jp-card); border: 1px solid var(--jp-critical); color: var(--jp-critical); font-weight: 600; }
.jp-built { margin-block: 16px 0; color: var(--jp-muted); font-size: .875rem; }
.jp-emails li { padding-block: 8px; overflow-wrap: break-word; }
.jp-emails span { display: block; color: var(--jp-muted); font-size: .875rem; }
@media print { .jp-toolbar { display: none; } }
@media (forced-colors: active) { .jp-strip, .jp-panel, .jp-chips li { border: 1px solid; } }
`

/** Notes lie over the page at their places, and only what one sees of them takes presses. */
export const NOTES_STYLESHEET = `
.jp-toolbar .jp-pins { position: absolute; z-index: 24; inset-block-start: 0; inset-inline: 0; block-size: 0; margin: 0; padding: 0; list-style: none; }
.jp-pins li { position: absolute; translate: -50% -50%; }
.jp-toolbar .jp-pins summary {
  display: grid; place-items: center; inline-size: 2.75rem; min-block-size: 2.75rem; padding: 0; border-radius: 999px 999px 999px 4px;
  background: var(--jp-accent); color: var(--jp-ink); border: 2px dashed var(--jp-ink); font-weight: 700; list-style: none;
}
.jp-pins summary::-webkit-details-marker { display: none; }
.jp-note {
  position: absolute; inset-block-start: 100%; inset-inline-start: 50%; translate: -50%; margin-block-start: 4px; inline-size: max-content; max-inline-size: min(18rem, 80vw);
  padding: 12px 16px; border-radius: 8px; background: var(--jp-card); border: 1px solid var(--jp-edge); box-shadow: var(--jatra-shadow-raised, 0 4px 24px rgb(0 0 0 / .2));
  overflow-wrap: anywhere;
}
.jp-pins li[data-side="start"] .jp-note { inset-inline-start: 0; translate: 0; }
.jp-pins li[data-side="end"] .jp-note { inset-inline: auto 0; translate: 0; }
.jp-placing, .jp-placing * { cursor: crosshair !important; }
@media print { .jp-pins { display: none; } }
`

/** The styles of the presenter's pages and of a hidden toolbar, in the tokens that the toolbar names. */
export const PRESENTER_STYLESHEET = `
:root:has(.jp-hidden) { --page-edge-end: 0px; }
.jp-hidden :is(.jp-strip, .jp-panel) { display: none; }
.jp-toolbar .jp-show { position: fixed; z-index: 32; inset-inline-start: 8px; inset-block-end: 8px; padding: 10px 16px; border-radius: 8px; background: var(--jp-accent); color: var(--jp-ink); font-weight: 700; }
.jp-toolbar:not(.jp-hidden) .jp-show { display: none; }
.jp-hidden .jp-show:not(:focus) { clip-path: inset(50%); inline-size: 1px; block-size: 1px; padding: 0; overflow: hidden; }
.jp-notice:empty { display: none; }
.jp-present > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 24px; padding: 12px 24px; background: var(--jp-card); border-block-end: 2px dashed var(--jp-stitch); }
.jp-present h1 { margin: 0; font-size: 1.375rem; }
.jp-present h2 { margin: 0 0 12px; font-size: 1.125rem; }
.jp-present nav { display: flex; flex-wrap: wrap; gap: 0 24px; }
.jp-present nav a { padding-block: 10px; color: var(--jp-brand); font-weight: 600; }
.jp-present nav [aria-current] { color: var(--jp-text); text-decoration: none; }
.jp-page.jp-present main { max-inline-size: none; padding: 24px; }
.jp-present iframe { display: block; border: 0; background: var(--jp-card); }
.jp-present :focus-visible { outline: 3px solid var(--jp-brand); outline-offset: 2px; }
.jp-phone-desk { display: flex; flex-wrap: wrap; justify-content: center; gap: 32px 72px; }
.jp-phone { block-size: fit-content; max-inline-size: 100%; padding: 12px; border: 1px solid var(--jp-edge); border-radius: 32px; background: var(--jp-card); box-shadow: var(--jatra-shadow-raised, 0 4px 24px rgb(0 0 0 / .2)); }
.jp-phone iframe { inline-size: 360px; max-inline-size: 100%; block-size: 780px; border-radius: 20px; }
.jp-phone-desk section { max-inline-size: 20rem; margin: 0; padding: 0; border: 0; }
.jp-code { padding: 8px; inline-size: 15rem; border-radius: 16px; background: #FFFFFF; }
.jp-code svg { display: block; inline-size: 100%; block-size: auto; }
.jp-address { overflow-wrap: anywhere; font-size: .875rem; }
.jp-panes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 24px; }
.jp-page .jp-pane { margin: 0; padding: 0; border: 1px solid var(--jp-edge); border-radius: 16px; overflow: hidden; background: var(--jp-card); }
.jp-pane form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 12px; border-block-end: 2px dashed var(--jp-stitch); }
.jp-pane label { font-weight: 700; }
.jp-pane select { flex: 1 1 9rem; min-inline-size: 8rem; min-block-size: 2.75rem; padding: 0 8px; border: 1px solid var(--jp-edge); border-radius: 8px; background: var(--jp-card); color: var(--jp-text); font: inherit; }
.jp-pane iframe { inline-size: 100%; block-size: max(30rem, 100dvb - 12rem); }
`

/** The styles of a tour's card and ring, in the tokens that the toolbar names. */
export const TOUR_STYLESHEET = `
.jp-toolbar .jp-tour {
  position: fixed; z-index: 31; margin: 0; inset-inline-end: 16px; inset-block-end: calc(2.75rem + 16px); inline-size: 22rem;
  max-inline-size: calc(100vi - 32px); max-block-size: 50dvb; overflow-y: auto; padding: 16px; border-radius: 16px;
  background: var(--jp-card); border: 1px solid var(--jp-line); box-shadow: var(--jatra-shadow-raised, 0 4px 24px rgb(0 0 0 / .2));
}
.jp-toolbar .jp-tour[data-edge="start"] { inset-block: 16px auto; }
.jp-toolbar .jp-tour :is(p, h2) { margin: 0; }
.jp-toolbar .jp-tour h2 { margin-block: 8px 4px; font-size: 1.125rem; }
.jp-tour-head { display: flex; justify-content: space-between; gap: 16px; color: var(--jp-muted); font-size: .875rem; }
.jp-stitches { display: flex; gap: 4px; padding-block: 4px; }
.jp-stitches span { flex: 1; border-block-start: 3px solid var(--jp-line); border-radius: 2px; }
.jp-stitches .jp-done { border-color: var(--jp-stitch); }
.jp-toolbar .jp-tour a { color: var(--jp-brand); }
.jp-ways { display: flex; align-items: center; justify-content: flex-end; gap: 8px; padding-block-start: 12px; }
.jp-toolbar .jp-ways a {
  display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: 16px; border: 1px solid var(--jp-edge);
  border-radius: 8px; color: var(--jp-text); font-weight: 600; text-decoration: none;
}
.jp-toolbar .jp-ways a:hover { background: var(--jp-sunken); }
.jp-toolbar .jp-ways .jp-end { margin-inline: -8px auto; padding-inline: 8px; border-color: transparent; color: var(--jp-brand); text-decoration: underline; }
.jp-toolbar .jp-ways a[data-way="next"] { border-color: transparent; background: var(--jp-accent); color: var(--jp-ink); }
.jp-keys { color: var(--jp-muted); font-size: .875rem; padding-block-start: 4px; }
.jp-keys[hidden] { display: none; }
.jp-keys kbd { padding: 0 6px; border: 1px solid var(--jp-line); border-radius: 4px; font: inherit; }
@media (max-width: 767.98px) {
  .jp-toolbar .jp-tour { inset-inline: 8px; inline-size: auto; max-inline-size: none; inset-block-end: calc(2.75rem + 8px); padding: 12px; }
  .jp-keys { display: none; }
}
.jp-ring {
  position: fixed; z-index: 24; inset: 0 auto auto 0; border: 3px dashed var(--jp-stitch); border-radius: 12px;
  box-shadow: inset 0 0 0 3px var(--jp-card); pointer-events: none;
}
.jp-ring[hidden] { display: none; }
@media print { .jp-tour, .jp-ring { display: none; } }
`
