import { useImperativeHandle, useRef, type ForwardedRef, type RefObject } from 'react'

/** The widget's own ref of the element that it also gives to its page. */
export function useForwardedRef<Element>(given: ForwardedRef<Element>): RefObject<Element> {
  const own = useRef<Element>(null)
  useImperativeHandle<Element | null, Element | null>(given, () => own.current)
  return own
}
