import { useStore } from '@nanostores/react'
import { useT } from '../i18n/translate.ts'
import { $locations } from '../stores/location/business.ts'
import { $location } from '../stores/location/location.ts'
import { $gateIsUp } from '../stores/session/visitor-age.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Licence } from './licence.tsx'

/**
 * The footer of every page: the licence of the current store, or of all stores if none is chosen (SPEC C12), and the
 * language switch.
 */
export function ShopFooter() {
  const { t } = useT()
  const { detail } = useStore($location)
  const gateIsUp = useStore($gateIsUp)
  const locations = useStore($locations)
  const lines = (detail ? [detail] : locations).map(({ compliance, address }) =>
    t('licence.line', {
      holder: compliance.licenceHolder,
      number: compliance.licenceNumber,
      issuer: compliance.licenceIssuer,
      store: compliance.storeName,
      address: `${address.line1}, ${address.city} ${address.province} ${address.postalCode}`
    })
  )
  if (lines.length === 0) return null
  return (
    <Licence label={t('licence.label')} lines={lines}>
      {!gateIsUp && <LanguageSwitch />}
    </Licence>
  )
}
