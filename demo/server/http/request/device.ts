// The first match wins: most browsers name others too.
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari']
]

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux']
]

const nameIn = (names: [RegExp, string][], agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/** Names a device by its `User-Agent`, such as “Safari on iPhone”; empty if unknown. */
export function deviceOf(agent = ''): string {
  const [browser, system] = [nameIn(browsers, agent), nameIn(systems, agent)]
  return browser !== undefined && system !== undefined ? `${browser} on ${system}` : (browser ?? system ?? '')
}
