import CircleUserRound from 'lucide/dist/esm/icons/circle-user-round.mjs'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Shown instead of the checkout if guests may not order (SPEC C21). */
export function AccountNeeded() {
  const { t } = useT()
  return (
    <Notice icon={CircleUserRound} title={t('checkout.signIn')} text={t('checkout.signInText')}>
      <Link to={paths.user('', 'checkout')} className={buttonClass({ kind: 'primary' })}>
        {t('signIn.do')}
      </Link>
    </Notice>
  )
}
