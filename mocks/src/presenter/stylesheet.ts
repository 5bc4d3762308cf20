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
