import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { styles } from '../../../theme/styles.ts'
import { layout } from '../../../ui/layout.ts'
import { InLanguage } from '../forms/in-language.tsx'
import { shownPicture } from '../picture/picture-address.ts'
import { inLocale, useCatalogueWords } from '../words.ts'
import { $store } from '../../data/stores.ts'
import { $editedBanner, bannerForm } from './banner-form.ts'
import type { BannerFields } from './banner.ts'
import { readBanner } from './read-banner.ts'

const s = styles({
  page: `display:grid;grid-template-columns:minmax(0,1fr);gap:12px;width:min(360px,100%);overflow:hidden;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-surface);padding-block-end:12px;
& > :not([data-bar]) { margin-inline:12px; } & > [data-bar] + * { margin-block-start:0; } & > :first-child:not([data-bar]) { margin-block-start:12px; }`,
  bar: 'padding:12px;font-size:14px;line-height:18px;background:var(--sf-surface-2);overflow-wrap:anywhere;& > b { font-weight:650; }',
  card: `display:grid;grid-template-columns:minmax(0,1fr) auto;overflow:hidden;border-radius:var(--sf-radius-card);background:var(--sf-surface-2);overflow-wrap:anywhere;
& > div { display:grid;align-content:center;gap:4px;padding:12px 16px; } & b { font-weight:650;line-height:20px; }
& img { width:88px;height:100%;min-height:88px;object-fit:cover; }`,
  linked: 'text-decoration:underline;text-underline-offset:.2em;',
  line: 'height:16px;border-radius:8px;background:var(--sf-line);',
  tiles:
    'display:grid;grid-template-columns:1fr 1fr;gap:12px;& > * { height:96px;border-radius:12px;background:var(--sf-line); }'
})

/** The banner as it is typed, and the address of its picture. */
function useTypedBanner(): { fields: BannerFields; picture: string | null } | undefined {
  const { values } = useStore(bannerForm.$state)
  const edited = useStore($editedBanner)
  const store = useStore($store)
  if (!edited) return undefined
  const { fields } = readBanner(values, edited.banner.fields, store ?? { timezone: 'America/Toronto' })
  const { banner } = edited
  const picture = { value: fields.picture ?? '', start: banner.fields.picture ?? '', shown: banner.shown }
  return { fields, picture: shownPicture(picture) }
}

const Line = ({ width }: { width: string }) => <div className={s.line} style={{ width }} />
const Tiles = () => (
  <div className={s.tiles}>
    <div />
    <div />
  </div>
)

/** The page around a banner, in outlines. */
function Around({ place, children }: { place: BannerFields['place']; children: ReactNode }) {
  if (place === 'bar' || place === 'menu')
    return (
      <>
        {place === 'bar' && children}
        <Line width="60%" />
        <Line width="85%" />
        {place === 'menu' && children}
        <Tiles />
      </>
    )
  return (
    <>
      <Line width="45%" />
      <Line width="90%" />
      <Line width="75%" />
      {children}
    </>
  )
}

function Shown({ language }: { language: Locale }) {
  const { t } = useCatalogueWords()
  const typed = useTypedBanner()
  if (!typed) return null
  const { fields, picture } = typed
  const title = inLocale(fields.title, language) || t('banner.noTitle')
  const text = fields.text && inLocale(fields.text, language)
  const name = <b className={fields.link ? s.linked : undefined}>{title}</b>
  return (
    <div className={s.page} lang={language}>
      <Around place={fields.place}>
        {fields.place === 'bar' ? (
          <p className={s.bar} data-bar="">
            {name} {text}
          </p>
        ) : (
          <div className={s.card}>
            <div>
              {name}
              {text && <p className={layout.small}>{text}</p>}
            </div>
            {picture && <img src={picture} alt={fields.alt ? inLocale(fields.alt, language) : ''} />}
          </div>
        )}
      </Around>
    </div>
  )
}

/** The banner at its place, about as the shop shows it on a phone, in a language that is chosen. */
export function BannerPreview() {
  const { t } = useCatalogueWords()
  return (
    <InLanguage id="banner-preview" title={t('banner.preview')}>
      {language => <Shown language={language} />}
    </InLanguage>
  )
}
