/** Creates an element with a style, which no content security policy blocks when it is set this way. */
export function styled(name: string, style: string, ...children: (Element | string)[]): HTMLElement {
  const element = document.createElement(name)
  element.style.cssText = style
  element.append(...children)
  return element
}

const grey = 'background:rgba(127,127,127,.14);'
const bone = (width: string, height: number, radius = 12) =>
  styled('div', `${grey}flex:none;width:${width};height:${height}px;border-radius:${radius}px`)

/** The shape of a menu, shown until the app has something to show. */
export function createPlaceholder(label: string): HTMLElement {
  const eight = [...'12345678']
  const chips = eight.map(() => bone('140px', 56, 14))
  const cards = eight.map(() =>
    styled(
      'div',
      'display:grid;gap:12px',
      styled('div', `${grey}aspect-ratio:1;border-radius:12px`),
      bone('50%', 14),
      bone('80%', 16),
      bone('100%', 44, 22)
    )
  )
  const list = 'repeat(auto-fill,minmax(min(44%,190px),1fr))'
  const all = styled(
    'div',
    'display:grid;gap:20px;padding:16px;overflow:hidden',
    styled('span', 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)', label),
    bone('220px', 34),
    bone('100%', 46, 23),
    styled('div', 'display:flex;gap:8px;overflow:hidden', ...chips),
    styled('div', `display:grid;gap:20px 16px;grid-template-columns:${list}`, ...cards)
  )
  all.setAttribute('role', 'status')
  return all
}
