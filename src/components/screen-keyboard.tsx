import { useT } from '../i18n/translate.ts'
import { platform } from '../platform/platform.ts'
import type { KeyboardLabels } from '../ui/keyboard/key-button.tsx'
import { Keyboard } from '../ui/keyboard/keyboard.tsx'

const names: (keyof KeyboardLabels)[] = [
  'keyboard',
  'shift',
  'caps',
  'backspace',
  'enter',
  'letters',
  'symbols',
  'accents',
  'previous',
  'next',
  'space',
  'done'
]

/** The on-screen keyboard in the shopper's language, for the fields of the storefront's shadow root. */
export function ScreenKeyboard({ root, onDone }: { root: ShadowRoot; onDone?(): void }) {
  const { t, locale } = useT()
  const labels = Object.fromEntries(names.map(name => [name, t(`kiosk.keys.${name}`)])) as KeyboardLabels
  return (
    <Keyboard
      root={root}
      labels={labels}
      layout={locale === 'fr-CA' ? 'fr' : 'en'}
      after={platform().clock.after}
      {...(onDone && { onDone })}
    />
  )
}
