import { useStore } from '@nanostores/react'
import { $locale } from '../i18n/locale.ts'
import { languages } from '../i18n/locales.ts'
import { $nextLocale, setLocale } from '../stores/core/language.ts'
import { $offeredLocales } from '../stores/location/business.ts'
import { Button } from '../ui/button.tsx'

/** Buttons for the other languages that the retailer offers, each labelled in its own language. */
export function LanguageSwitch() {
  const current = useStore($locale)
  const next = useStore($nextLocale)
  const offered = useStore($offeredLocales)
  return offered
    .filter(locale => locale !== current)
    .map(locale => (
      <Button key={locale} kind="quiet" lang={locale} busy={next === locale} onClick={() => void setLocale(locale)}>
        {languages[locale]}
      </Button>
    ))
}
