import SearchX from 'lucide/dist/esm/icons/search-x.mjs'
import { MenuLink } from '../components/menu-link.tsx'
import { useT } from '../i18n/translate.ts'
import { Notice } from '../ui/feedback/notice.tsx'

/** Shown for an unknown path within a store. */
export function NotFound({ location }: { location: string }) {
  const { t } = useT()
  return (
    <Notice icon={SearchX} title={t('load.gone')} text={t('problem.not_found')}>
      <MenuLink location={location} kind="primary" />
    </Notice>
  )
}
