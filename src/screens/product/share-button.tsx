import { useId, useState } from 'react'
import Check from 'lucide/dist/esm/icons/check.mjs'
import Share2 from 'lucide/dist/esm/icons/share-2.mjs'
import { platform } from '../../platform/platform.ts'
import { useT } from '../../i18n/translate.ts'
import { linkTo } from '../../routing/location.ts'
import { styles } from '../../theme/styles.ts'
import { Announcement } from '../../components/announcement.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'

const s = styles({ box: 'display:grid;gap:8px;justify-items:start;font-size:14px;' })

const copied = { key: 'share.copied' } as const

/** Shares the link to a page: through the device, otherwise by copying it, otherwise by showing it. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { t } = useT()
  const id = useId()
  const [how, setHow] = useState<'shared' | 'copied' | 'failed'>()
  const url = linkTo(path)
  const share = async () => {
    setHow(undefined)
    setHow(await platform().share({ title, url }))
  }
  return (
    <div className={s.box}>
      <Button kind="quiet" onClick={() => void share()}>
        <Icon of={how === 'copied' ? Check : Share2} size={18} />
        {how === 'copied' ? t('share.copied') : t('share.share')}
      </Button>
      <Announcement said={how === 'copied' ? copied : undefined} />
      {how === 'failed' && (
        <Field
          id={id}
          label={t('share.failed')}
          value={url}
          onValue={() => {}}
          readOnly
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </div>
  )
}
