import { useT } from '../i18n/translate.ts'
import { paths } from '../routing/paths.ts'
import { Link } from '../routing/router.tsx'
import { buttonClass, type ButtonKind } from '../ui/button.tsx'

/** A link to the menu of a store that looks like a button; without a store, to the list of stores. */
export function MenuLink({ location, kind = 'plain' }: { location: string | undefined; kind?: ButtonKind }) {
  const { t } = useT()
  return (
    <Link to={location ? paths.location(location) : paths.locations()} className={buttonClass({ kind })}>
      {t('common.toMenu')}
    </Link>
  )
}
