import { lockScroll } from '../../../platform/platform.ts'
import { useT } from '../../../i18n/translate.ts'
import { closeChallenge } from '../../../stores/checkout/pay-by-card.ts'
import { styles } from '../../../theme/styles.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

const s = styles({ frame: 'display:block;width:100%;height:min(420px,60vh);border:0;' })

/** The bank's challenge page, where the shopper confirms the payment; it can navigate only within its frame. */
export function BankDialog({ url }: { url: string }) {
  const { t } = useT()
  return (
    <Dialog title={t('pay.bank')} closeLabel={t('common.close')} onClose={closeChallenge} lock={lockScroll}>
      <iframe
        className={s.frame}
        src={url}
        title={t('pay.bank')}
        // Everything but navigating the top-level page.
        sandbox="allow-forms allow-scripts allow-popups"
      />
    </Dialog>
  )
}
