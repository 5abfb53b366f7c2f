import { rootClass } from './root-class.ts'
import { bindStyles } from './styles.ts'
import { baseStyles } from './tokens.ts'

/** Returns an element to draw in, in a shadow root like the storefront's, whose styles expect one. */
export function openOwnPage(host: HTMLElement): HTMLElement {
  const shadow = host.attachShadow({ mode: 'open' })
  const style = shadow.appendChild(host.ownerDocument.createElement('style'))
  bindStyles(baseStyles(), text => style.append(text))
  const root = shadow.appendChild(host.ownerDocument.createElement('div'))
  root.className = rootClass
  return root
}
