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
