import Bowser from 'bowser'

/** Names that people know better than the library's. */
const known: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  macOS: 'Mac',
  'Chrome OS': 'ChromeOS'
}

/** Names a device by its `User-Agent`, such as “Safari on iPhone”; empty if unknown. */
export function deviceOf(agent = ''): string {
  if (!agent) return ''
  const { browser, os, platform } = Bowser.parse(agent)
  const system = os.name === 'iOS' ? (platform.model ?? os.name) : os.name
  const names = [browser.name, system].filter(Boolean).map(name => known[name ?? ''] ?? name)
  return names.join(' on ')
}
