/** Splits style text into its outermost rules. */
function rulesOf(css: string): string[] {
  const rules: string[] = []
  let [from, depth] = [0, 0]
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) {
      rules.push(css.slice(from, at + 1))
      from = at + 1
    }
  }
  return rules
}

/** Returns the rules that some markup needs: those of the base, and those of the classes in it. */
export const usedStyles = (css: string, html: string): string =>
  rulesOf(css)
    .filter(rule => {
      const [name] = /\bgo\d+/.exec(rule) ?? []
      return name === undefined || html.includes(name)
    })
    .join('')
