import { useStore } from '@nanostores/react'
import { lockScroll } from '../../../platform/platform.ts'
import { useT } from '../../../i18n/translate.ts'
import { $flags } from '../../../routing/location.ts'
import { closeChallenge } from '../../../stores/checkout/pay-by-card.ts'
import { styles } from '../../../theme/styles.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { layout } from '../../../ui/layout.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

const s = styles({ frame: 'display:block;width:100%;height:min(420px,60vh);border:0;' })

/**
 * The bank's page may do everything but leave the storefront's: it needs its own storage and windows. A page whose frames
 * lead one another works in no sandbox.
 */
const allowed =
  'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals allow-storage-access-by-user-activation'

/**
 * The bank's challenge page, where the shopper confirms the payment, also in a window of its own. The payment is followed at
 * the API wherever it is confirmed. A kiosk opens no windows (SPEC C15).
 */
export function BankDialog({ url }: { url: string }) {
  const { t } = useT()
  const { in_store: isKiosk } = useStore($flags)
  return (
    <Dialog title={t('pay.bank')} closeLabel={t('common.close')} onClose={closeChallenge} lock={lockScroll}>
      <iframe className={s.frame} src={url} title={t('pay.bank')} sandbox={allowed} />
      {!isKiosk && (
        <p className={layout.row}>
          <span className={layout.quiet}>{t('pay.bank.stuck')}</span>
          <a className={buttonClass({ kind: 'quiet' })} href={url} target="_blank" rel="noreferrer">
            {t('pay.bank.window')}
          </a>
        </p>
      )}
    </Dialog>
  )
}
