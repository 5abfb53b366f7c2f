import { styles } from '../../../theme/styles.ts'
import { inLocale, useCatalogueWords } from '../words.ts'
import { type LawGroup, quoted } from './group-findings.ts'

const s = styles({
  list: 'display:grid;gap:8px;',
  group: 'display:grid;gap:2px;overflow-wrap:anywhere;',
  sources: 'display:flex;flex-wrap:wrap;align-items:baseline;gap:0 12px;color:var(--sf-ink-2);',
  link: 'display:inline-flex;align-items:center;min-height:24px;color:inherit;text-decoration:underline;'
})

/** The words that law may forbid, why, and the laws with their official pages. */
export function LawGroups({ groups }: { groups: readonly LawGroup[] }) {
  const { t, locale } = useCatalogueWords()
  return (
    <ul className={s.list}>
      {groups.map(({ kind, words, sources }) => (
        <li key={kind} className={s.group}>
          <p>{t('law.words', { words: quoted(words, locale) || t('law.offer'), why: t(`law.why.${kind}`) })}</p>
          <p className={s.sources}>
            <span>{t('law.may')}</span>
            {sources.map(({ act, section, link, isLikely }) => (
              <a
                key={act.en + section.en}
                className={s.link}
                href={inLocale(link, locale)}
                target="_blank"
                rel="noreferrer"
              >
                {[inLocale(act, locale), inLocale(section, locale), isLikely && t('law.likely')]
                  .filter(Boolean)
                  .join(', ')}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
