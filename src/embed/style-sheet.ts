import type { WriteStyles } from '../theme/styles.ts'

/** Writes styles into a shadow root: by an adopted style sheet, which no content security policy forbids, else by an element. */
export function shadowStyles(shadow: ShadowRoot, nonce: string | undefined): WriteStyles {
  if ('adoptedStyleSheets' in shadow && 'replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet()
    shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet]
    return text => sheet.replaceSync(text)
  }
  const element = document.createElement('style')
  if (nonce) element.nonce = nonce
  shadow.append(element)
  return text => {
    element.textContent = text
  }
}
