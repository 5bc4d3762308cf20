import { inLanguage } from '@jatra/contract/values/language'
import { html, type Html } from './html.ts'
import type { ToolbarView } from './toolbar-view.ts'

/** A form of visitor controls, which come back to the page. */
export const panelForm = ({ language, at }: ToolbarView, content: Html): Html =>
  html` <form method="get" action="${inLanguage('/prototype/go', language)}">
    <input type="hidden" name="at" value="${at}" />
    ${content}
  </form>`
