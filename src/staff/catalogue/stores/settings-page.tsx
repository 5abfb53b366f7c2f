import { useStore } from '@nanostores/react'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { useState } from 'react'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { layout } from '../../../ui/layout.ts'
import type { StoreSettings } from '../../data/store-settings.ts'
import { $dialog } from '../../open-dialog.ts'
import { LeaveDialog } from '../edit/leave-dialog.tsx'
import { look } from '../edit/look.ts'
import { inLocale, useCatalogueWords } from '../words.ts'
import { $isAdding } from './add-store-form.ts'
import { BusinessSections } from './business-sections.tsx'
import { saveSettings } from './save-settings.ts'
import { $target, type Edited, hasUnsavedSettings, openSettings, settingsForm } from './settings-form.ts'
import {
  ContactSections,
  DeliverySection,
  ListedSection,
  NewOrdersSection,
  PickupSection,
  StoreSwitches
} from './store-sections.tsx'
import { useSettingsFields } from './use-settings-fields.ts'
import { useSettingsWords } from './words.ts'
import { ZoneSection } from './zone-section.tsx'

const s = styles({
  head: 'display:flex;flex-wrap:wrap;align-items:center;gap:8px;& h2 { flex:1 1 200px;font-size:22px; }',
  targets: 'display:flex;flex-wrap:wrap;align-items:end;gap:8px 12px;',
  target: 'flex:0 1 360px;min-width:min(100%,240px);',
  save: `position:sticky;inset-block-end:-16px;display:flex;flex-wrap:wrap;align-items:center;justify-content:end;gap:8px 12px;margin:0 -16px -16px;padding:12px 16px;
background:var(--sf-raised);border-top:1px solid var(--sf-line);& > p { margin-inline-end:auto;font-weight:500; }`
})

/** Chooses whose settings are shown; asks first if typed ones would be lost. */
function Target({ settings }: { settings: StoreSettings }) {
  const { t, locale } = useSettingsWords()
  const target = useStore($target) ?? ''
  const [next, setNext] = useState<string | undefined>()
  const stores = settings.stores.map(({ slug, fields }) => ({ value: slug, label: inLocale(fields.name, locale) }))
  const choose = (chosen: string) => (hasUnsavedSettings() ? setNext(chosen) : openSettings(settings, chosen))
  return (
    <div className={s.target}>
      <FieldSelect
        id="set-target"
        label={t('set.target')}
        value={target}
        options={[...stores, { value: '', label: t('set.business') }]}
        onValue={choose}
      />
      {next !== undefined && (
        <LeaveDialog
          text={t('set.leaveText')}
          onStay={() => setNext(undefined)}
          onLeave={() => {
            setNext(undefined)
            openSettings(settings, next)
          }}
        />
      )}
    </div>
  )
}

function SaveBar({ isSending }: { isSending: boolean }) {
  const { t } = useCatalogueWords()
  useStore(settingsForm.$state)
  return (
    <div className={s.save}>
      <p role="status">{hasUnsavedSettings() ? t('edit.unsaved') : ''}</p>
      <Button type="submit" kind="primary" busy={isSending}>
        {t('cat.toDraft')}
      </Button>
    </div>
  )
}

/** The page of settings: whose they are, and their form. Everything that is saved goes into the draft. */
export function SettingsPage({ settings, edited }: { settings: StoreSettings; edited: Edited }) {
  const { t } = useSettingsWords()
  const { t: say } = useCatalogueWords()
  const { form, field, isSending } = useSettingsFields()
  const isLocked = edited.kind === 'business' && !edited.business.canEdit
  return (
    <>
      <div className={s.head}>
        <h2 tabIndex={-1}>{t('set.title')}</h2>
        <Button onClick={() => $dialog.set({ kind: 'draft', view: 'history' })}>{say('drafts.open')}</Button>
        <Button onClick={() => $dialog.set({ kind: 'draft', view: 'preview' })}>{t('set.preview')}</Button>
      </div>
      <p className={layout.small}>{t('set.text')}</p>
      <div className={s.targets}>
        <Target settings={settings} />
        {settings.business.canEdit && (
          <Button onClick={() => $isAdding.set(true)}>
            <Icon of={Plus} />
            {t('set.addStore')}
          </Button>
        )}
      </div>
      {isLocked && <NoticeLine>{t('set.locked')}</NoticeLine>}
      <Form {...form} label={t('set.form')} onSubmit={() => void saveSettings()}>
        <fieldset disabled={isLocked} className={look.plain}>
          {edited.kind === 'business' ? (
            <BusinessSections field={field} business={edited.business} />
          ) : (
            <>
              {!edited.shown.fields.isListed && <ListedSection field={field} store={edited.shown} />}
              <ContactSections field={field} store={edited.shown} />
              <PickupSection field={field} />
              <DeliverySection field={field} />
              <ZoneSection field={field} edited={edited} />
              <NewOrdersSection field={field} />
              <StoreSwitches field={field} />
              {edited.shown.fields.isListed && <ListedSection field={field} store={edited.shown} />}
            </>
          )}
        </fieldset>
        {!isLocked && <SaveBar isSending={isSending} />}
      </Form>
    </>
  )
}
