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
