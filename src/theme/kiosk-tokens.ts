/** The sizes of a kiosk: everything that can be pressed is at least 64 px tall, and the age is asked on the whole screen (SPEC C15). */
export const kioskTokens = {
  '--sf-target': '64px',
  '--sf-compact': '64px',
  '--sf-gate': 'calc(var(--sf-screen) - 148px)'
}

/** More contrast, in light and dark: quiet text and lines in the colour of ink, tinted surfaces in that of the page. */
export const strongTokens = {
  '--sf-ink-2': 'var(--sf-ink)',
  '--sf-line': 'var(--sf-ink)',
  '--sf-line-2': 'var(--sf-ink)',
  '--sf-surface-2': 'var(--sf-surface)'
}
