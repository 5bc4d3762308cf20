import { useId, useRef, useState, type ReactNode } from 'react'
import { popupAnchorClass, useOverlayLayer, usePlacement } from '../overlay-stack/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './tooltip.css.ts'

export interface TooltipProps {
  /** A few words. What is needed to use the control belongs into its label or hint instead. */
  text: string
  /** The control, which takes `aria-describedby`. It must be able to take the focus. */
  children: (props: { 'aria-describedby': string }) => ReactNode
}

/**
 * A few words about a control, on hover and on focus. They stay while the pointer is on them and go
 * with Escape (WCAG 1.4.13); a screen reader has them as the control's description at all times.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(false)
  const focused = useRef(false)
  useOverlayLayer(shown, {
    holds: (node) => anchor.current?.contains(node) ?? false,
    onEscape: () => setShown(false),
    onPressOutside: () => setShown(false),
  })
  return (
    <span
      ref={anchor}
      className={popupAnchorClass}
      onPointerEnter={(event) => {
        // A finger does not hover: it focuses what it presses.
        if (event.pointerType !== 'touch') setShown(true)
      }}
      onPointerLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) setShown(false)
      }}
      onFocus={() => {
        // Coming back to the window is not coming to the control: what was hidden stays hidden.
        if (!focused.current) setShown(true)
        focused.current = true
      }}
      onBlur={(event) => {
        if (event.target === document.activeElement) return
        focused.current = false
        setShown(false)
      }}
    >
      {children({ 'aria-describedby': id })}
      <VisuallyHidden id={id} role="tooltip">
        {text}
      </VisuallyHidden>
      {shown ? <Tip>{text}</Tip> : null}
    </span>
  )
}

function Tip({ children }: { children: string }) {
  const tip = useRef<HTMLSpanElement>(null)
  usePlacement(tip, { scrolls: false })
  // For the eye: screen readers have the same words as the description.
  return (
    <span ref={tip} aria-hidden="true" className={css.tip}>
      {children}
    </span>
  )
}
