import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'
import { Choice } from '../../../ui/form/choice.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { $slug, $stores } from '../../data/stores.ts'
import { closeDialog } from '../../open-dialog.ts'
import { useWords } from '../../staff-words.ts'
import { say, useCatalogueWords } from '../words.ts'
import { FullDialog } from './full-dialog.tsx'
import { frameAddress, type Preview, type PreviewOptions, usePreview } from './preview-state.ts'
import { ScaledFrame } from './scaled-frame.tsx'

const s = styles({
  body: 'position:relative;flex:1;min-height:0;overflow:auto;display:flex;flex-direction:column;gap:12px;padding:12px 16px;& > :not(:last-child) { flex:none; }',
  options: `display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,148px),1fr));gap:8px 12px;align-items:end;
& > :is(fieldset,div) { grid-column:1/-1; }
@container sf (min-width: 900px) { grid-template-columns:repeat(3,minmax(0,1fr)) minmax(230px,1.2fr) minmax(210px,1fr);& > :is(fieldset,div) { grid-column:auto; } }`,
  frames: 'flex:1 1 0;display:flex;gap:16px;min-height:min(520px,70dvh);'
})

/** The choices of the preview. */
function Options({ options, set }: { options: PreviewOptions; set(part: Partial<PreviewOptions>): void }) {
  const { t } = useCatalogueWords()
  const stores = useStore($stores)
  return (
    <div className={s.options}>
      <FieldSelect
        label={t('preview.store')}
        value={options.store}
        options={stores.map(({ slug, name }) => ({ value: slug, label: name }))}
        onValue={store => set({ store })}
      />
      <FieldSelect
        label={t('edit.language')}
        value={options.locale}
        options={[
          { value: 'en-CA', label: 'English' },
          { value: 'fr-CA', label: 'Français' }
        ]}
        onValue={locale => set({ locale })}
      />
      <FieldSelect
        label={t('preview.theme')}
        value={options.theme}
        options={(['auto', 'light', 'dark'] as const).map(value => ({ value, label: t(`preview.theme.${value}`) }))}
        onValue={theme => set({ theme })}
      />
      <Field
        id="preview-at"
        label={t('preview.at')}
        type="datetime-local"
        value={options.at}
        onValue={at => set({ at })}
      />
      <Choice
        legend={t('preview.widths')}
        value={options.widths}
        options={(['phone', 'wide', 'both'] as const).map(value => ({ value, label: t(`preview.widths.${value}`) }))}
        onValue={widths => set({ widths: widths as PreviewOptions['widths'] })}
      />
    </div>
  )
}

interface FramesProps {
  preview: Preview
  options: PreviewOptions
  onRetry(): void
}

/** The shop in frames of the chosen widths. */
function Frames({ preview, options, onRetry }: FramesProps) {
  const { t } = useCatalogueWords()
  const { t: word } = useWords()
  if (!preview)
    return (
      <Skeleton label={word('loading')}>
        <Bone height={480} radius={12} />
      </Skeleton>
    )
  if ('problem' in preview)
    return (
      <div role="alert">
        <NoticeLine tone="bad" way={<Button onClick={onRetry}>{word('common.retry')}</Button>}>
          {say(preview.problem)}
        </NoticeLine>
      </div>
    )
  const src = frameAddress(preview.path, options)
  return (
    <div className={s.frames}>
      {options.widths !== 'wide' && <ScaledFrame src={src} title={t('preview.phone')} width={390} most={844} />}
      {options.widths !== 'phone' && <ScaledFrame src={src} title={t('preview.wide')} width={1280} />}
    </div>
  )
}

/** The real shop with the current draft, at the width of a phone and of a wide window, as of any time. */
export function PreviewDialog() {
  const { t, locale } = useCatalogueWords()
  const { t: word } = useWords()
  const slug = useStore($slug)
  const [options, setOptions] = useState<PreviewOptions>({
    store: slug,
    locale,
    theme: 'auto',
    widths: 'phone',
    at: ''
  })
  const [tries, setTries] = useState(0)
  const preview = usePreview(options, tries)
  return (
    <FullDialog title={t('preview.title')} closeLabel={word('close')} onClose={closeDialog}>
      <div className={s.body}>
        <Options options={options} set={part => setOptions({ ...options, ...part })} />
        <NoticeLine>{t('preview.text')}</NoticeLine>
        <Frames preview={preview} options={options} onRetry={() => setTries(tries + 1)} />
      </div>
    </FullDialog>
  )
}
