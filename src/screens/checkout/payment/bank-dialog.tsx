import { lockScroll } from '../../../platform/platform.ts'
import { useT } from '../../../i18n/translate.ts'
import { closeChallenge } from '../../../stores/checkout/pay-by-card.ts'
import { styles } from '../../../theme/styles.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

const s = styles({ frame: 'display:block;width:100%;height:min(420px,60vh);border:0;' })

/** The bank's own page, on which the shopper says that it is they who pay; it can go nowhere but within its frame. */
export function BankDialog({ url }: { url: string }) {
  const { t } = useT()
  return (
    <Dialog title={t('pay.bank')} closeLabel={t('common.close')} onClose={closeChallenge} lock={lockScroll}>
      <iframe
        className={s.frame}
        src={url}
        title={t('pay.bank')}
        // What it may not do is lead this page away.
        sandbox="allow-forms allow-scripts allow-popups"
      />
    </Dialog>
  )
}
