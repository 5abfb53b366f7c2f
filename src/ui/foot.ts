import { layers } from '../theme/layers.ts'
import { styles } from '../theme/styles.ts'

const s = styles({
  foot: `position:sticky;inset-block-end:var(--sf-foot);z-index:${layers.bar};display:grid;grid-template-columns:minmax(0,1fr);gap:8px;margin:0 -16px;padding:16px 16px calc(12px + env(safe-area-inset-bottom));background:linear-gradient(transparent,var(--sf-surface) 14px);
@media (max-height:400px) { position:static; }`
})

/** The class of a page's last block, such as its total and main button; it stays in view at the bottom. */
export const footClass = (): string => s.foot
