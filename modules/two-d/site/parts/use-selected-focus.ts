import { type FocusEvent, useState } from 'react'

/**
 * Whether a field has the focus; all of its text is selected then. It writes its amount without groups as long: a digit that
 * is taken from a group would leave a text that is no amount.
 */
export function useSelectedFocus() {
  const [is_focused, setFocused] = useState(false)
  const onFocus = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    setFocused(true)
    // Behind React's own: the new text ends a selection.
    queueMicrotask(() => currentTarget.select())
  }
  return { is_focused, onFocus, onBlur: () => setFocused(false) }
}
