import { plainCallLink } from '../contract/typed/plain-call-link.ts'
import type { Sentences } from './sentences.ts'
import { styled } from './placeholder.ts'

const button =
  'font:inherit;font-weight:600;min-height:48px;padding:0 24px;border:1px solid currentColor;border-radius:24px;' +
  'background:none;color:inherit;cursor:pointer;text-decoration:none;display:inline-flex;align-items:center'

/** Creates the notice that is shown when the app itself can't be loaded, with the ways on: try again, or call. */
export function createFailure(words: Sentences, phone: string | undefined, onRetry: () => void): HTMLElement {
  const retry = styled('button', button, words['common.retry'])
  retry.addEventListener('click', onRetry)
  const ways = styled('div', 'display:flex;flex-wrap:wrap;justify-content:center;gap:12px', retry)
  const link = phone && plainCallLink(phone)
  if (link) {
    const call = styled('a', button, phone)
    call.setAttribute('href', link)
    ways.append(call)
  }
  const notice = styled(
    'div',
    'display:grid;justify-items:center;gap:16px;padding:64px 24px;text-align:center;font-family:system-ui,sans-serif;line-height:1.5',
    styled('h1', 'margin:0;font-size:22px', words['load.failed']),
    styled('p', 'margin:0', words['shell.noCode'], phone ? ` ${words['shell.call'].replace('{phone}', phone)}` : ''),
    ways
  )
  notice.setAttribute('role', 'alert')
  return notice
}
