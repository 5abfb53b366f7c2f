import type { WriteStyles } from '../theme/styles.ts'

/** Styles of ours in a shadow root or the page, and how to take them away. */
export interface Adopted {
  write: WriteStyles
  end(): void
}

/** Writes styles by an adopted style sheet, which no content security policy forbids, else by an element. */
export function adoptStyles(place: ShadowRoot | Document, nonce: string | undefined): Adopted {
  if ('adoptedStyleSheets' in place && 'replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet()
    place.adoptedStyleSheets = [...place.adoptedStyleSheets, sheet]
    return {
      write: text => sheet.replaceSync(text),
      end() {
        place.adoptedStyleSheets = place.adoptedStyleSheets.filter(one => one !== sheet)
      }
    }
  }
  const element = document.createElement('style')
  if (nonce) element.nonce = nonce
  const within = place instanceof Document ? place.head : place
  within.append(element)
  return {
    write(text) {
      element.textContent = text
    },
    end: () => element.remove()
  }
}
