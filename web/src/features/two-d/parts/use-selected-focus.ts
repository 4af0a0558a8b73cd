import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether a field has the focus; all of its text is selected then. It writes its amount without groups as long: a digit that
 * is taken from a group would leave a text that is no amount.
 */
export function useSelectedFocus() {
  const ref = useRef<HTMLInputElement>(null)
  const [is_focused, setFocused] = useState(false)
  // Not before the field has its new text, which ends a selection.
  useLayoutEffect(() => {
    if (is_focused) ref.current?.select()
  }, [is_focused])
  return { is_focused, ref, onFocus: () => setFocused(true), onBlur: () => setFocused(false) }
}
