/** Our styles in a shadow root or the page. */
export interface Adopted {
  /** Replaces all styles. */
  write(text: string): void
  /** Appends styles without re-parsing the existing ones. */
  add(text: string): void
  /** Puts the styles behind all others, which they override where the order decides. */
  moveLast(): void
  /** Removes the styles. */
  end(): void
}

/** Adds styles with adopted style sheets, which no content security policy blocks, or else with a style element. */
export function adoptStyles(place: ShadowRoot | Document, nonce: string | undefined): Adopted {
  if ('adoptedStyleSheets' in place && 'replaceSync' in CSSStyleSheet.prototype) {
    let mine: CSSStyleSheet[] = []
    const end = () => {
      place.adoptedStyleSheets = place.adoptedStyleSheets.filter(sheet => !mine.includes(sheet))
      mine = []
    }
    const add = (text: string) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      mine.push(sheet)
      place.adoptedStyleSheets = [...place.adoptedStyleSheets, sheet]
    }
    return {
      write(text) {
        end()
        add(text)
      },
      add,
      moveLast() {
        const others = place.adoptedStyleSheets.filter(sheet => !mine.includes(sheet))
        place.adoptedStyleSheets = [...others, ...mine]
      },
      end
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
    add: text => element.append(text),
    moveLast: () => within.append(element),
    end: () => element.remove()
  }
}
