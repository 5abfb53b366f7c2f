import { useEffect, useState } from 'react'
import { focusedField, type TextField } from './text-field.ts'

/**
 * Follows the focused text field and calls `onFocus` when it changes. While a finger is down, the field stays the focused
 * one until the press has had its click: without the keyboard the page may move, and the press would miss.
 */
function followTextFocus(root: ShadowRoot, onFocus: (field: TextField | undefined) => void): () => void {
  let isPressing = false
  const read = () => {
    const field = root.host.isConnected ? focusedField(root) : undefined
    if (field || !isPressing) onFocus(field)
  }
  const onPress = () => (isPressing = true)
  const onRelease = () => {
    isPressing = false
    read()
  }
  const heard: [name: string, listener: () => void][] = [
    ['focusin', read],
    ['focusout', read],
    ['pointerdown', onPress],
    ['pointercancel', onRelease],
    ['click', onRelease]
  ]
  for (const [name, listener] of heard) root.addEventListener(name, listener)
  // A field that is removed or disabled loses the focus without an event.
  const observer = new MutationObserver(read)
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled', 'readonly'] })
  read()
  return () => {
    observer.disconnect()
    for (const [name, listener] of heard) root.removeEventListener(name, listener)
  }
}

/** Returns the text field of a shadow root that has the focus. */
export function useTextFocus(root: ShadowRoot): TextField | undefined {
  const [field, setField] = useState<TextField>()
  useEffect(() => followTextFocus(root, setField), [root])
  return field
}
