import { useStore } from '@nanostores/react'
import { useT } from '../i18n/translate.ts'
import { $flags } from '../routing/location.ts'
import { $policies } from '../stores/location/policies.ts'
import { styles } from '../theme/styles.ts'

const s = styles({
  links: 'display:flex;flex-wrap:wrap;gap:0 24px;font-size:14px;',
  link: 'display:inline-flex;align-items:center;min-height:var(--sf-target);color:inherit;'
})

/** Links to the retailer's privacy policy and terms, in a new tab; none at a kiosk (SPEC C15). */
export function PolicyLinks() {
  const { t } = useT()
  const policies = useStore($policies)
  const { in_store: isKiosk } = useStore($flags)
  if (isKiosk || policies.length === 0) return null
  return (
    <p className={s.links}>
      {policies.map(({ name, url }) => (
        <a key={name} className={s.link} href={url} target="_blank" rel="noopener">
          {t(`policy.${name}`)}
        </a>
      ))}
    </p>
  )
}
