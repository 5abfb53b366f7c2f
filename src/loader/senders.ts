import type { Send } from '../embed/mount/options-from-script.ts'
import { styled } from './placeholder.ts'

/**
 * Returns two ways to send requests: `send`, by the page's `fetch` as the loader finds it, and `sendClear`, by that of an
 * empty frame of ours. Monitors and chats wrap the page's, and add headers or credentials that the API need not allow
 * (SPEC C26): where that can be seen, `send` is the other one.
 */
export function createSenders(shadow: ShadowRoot): { send: Send; sendClear: Send } {
  const { fetch } = window
  let frame: HTMLIFrameElement | undefined
  const sendClear: Send = (url, init) => {
    if (!frame?.contentWindow) shadow.append((frame = styled('iframe', 'display:none') as HTMLIFrameElement))
    const clear = frame.contentWindow?.fetch ?? fetch
    // The frame's own address is empty, and would hide from the API on which page the shop is.
    return clear(url, { ...init, referrer: location.href })
  }
  const isOwn = fetch.name === 'fetch' && /native code/.test(Function.prototype.toString.call(fetch))
  return { send: isOwn ? fetch : sendClear, sendClear }
}
