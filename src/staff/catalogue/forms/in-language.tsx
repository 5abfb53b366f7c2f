import { type ReactNode, useState } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { styles } from '../../../theme/styles.ts'
import { Choice } from '../../../ui/form/choice.tsx'
import { layout } from '../../../ui/layout.ts'
import { useCatalogueWords } from '../words.ts'

const s = styles({ box: 'position:relative;display:grid;gap:12px;align-content:start;min-width:0;' })

interface Props {
  /** The id of the heading. */
  id: string
  title: string
  children: (language: Locale) => ReactNode
}

/** A preview of typed texts in a language that is chosen; at first, the reader's own. */
export function InLanguage({ id, title, children }: Props) {
  const { t, locale } = useCatalogueWords()
  const [language, setLanguage] = useState<Locale>(locale)
  return (
    <section className={s.box} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Choice
        legend={t('edit.language')}
        value={language}
        options={[
          { value: 'en-CA', label: 'English' },
          { value: 'fr-CA', label: 'Français' }
        ]}
        onValue={value => setLanguage(value as Locale)}
      />
      {children(language)}
      <p className={layout.small}>{t('edit.previewText')}</p>
    </section>
  )
}
