import { useState } from 'react'
import type { Banner } from '../../contract/catalog/banners.ts'
import { styles } from '../../theme/styles.ts'
import { BannerLink } from './banner-link.tsx'

const s = styles({
  card: `position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;min-width:0;overflow:hidden;border-radius:var(--sf-radius-card);background:var(--sf-surface-2);
@media (forced-colors:active) { border:1px solid; }`,
  text: 'display:grid;align-content:center;gap:4px;padding:12px 16px;min-width:0;& > p { font-size:14px;color:var(--sf-ink-2);text-wrap:pretty; }',
  title: 'font-size:16px;line-height:20px;',
  // The whole card is its link.
  link: 'color:inherit;&::after { content:"";position:absolute;inset:0;border-radius:inherit; }',
  picture: `position:relative;width:88px;min-height:88px;@container sf (max-width: 339px) { width:72px; }@container sf (max-width: 299px) { display:none; }@container sf (min-width: 700px) { width:112px; }
& img { position:absolute;inset:0;width:100%;height:100%;object-fit:cover; }`
})

function Pictured({ picture, pictureWidths, alt }: Pick<Banner, 'picture' | 'pictureWidths' | 'alt'>) {
  const [isBroken, setBroken] = useState(false)
  if (!picture || isBroken) return null
  const webp = pictureWidths?.map(width => picture.replace(/\d+\.jpg$/, `${width}.webp ${width}w`)).join()
  return (
    <div className={s.picture}>
      <picture>
        {webp && <source type="image/webp" srcSet={webp} sizes="112px" />}
        <img src={picture} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(true)} />
      </picture>
    </div>
  )
}

/** A banner as a card: its texts, its picture, and its link as a whole. */
export function BannerCard({ banner, location }: { banner: Banner; location: string }) {
  const { title, text, link } = banner
  return (
    <div className={s.card}>
      <div className={s.text}>
        <h2 className={s.title}>
          <BannerLink link={link} location={location} className={s.link}>
            {title}
          </BannerLink>
        </h2>
        {text && <p>{text}</p>}
      </div>
      <Pictured {...banner} />
    </div>
  )
}
