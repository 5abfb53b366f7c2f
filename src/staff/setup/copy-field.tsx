import { type RefObject, useRef } from 'react'
import FileArchive from 'lucide/dist/esm/icons/file-archive.mjs'
import { styles } from '../../theme/styles.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { buttonClass } from '../../ui/button.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { useSetupWords } from './words.ts'

const s = styles({
  row: 'display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;& > p { min-width:0;overflow-wrap:anywhere; }'
})

interface Props {
  file: File | undefined
  error: string | undefined
  isBusy: boolean
  buttonRef: RefObject<HTMLButtonElement | null>
  onFile(file: File | undefined): void
}

/** Chooses the ZIP of a copy; shows its name and size, and why it was refused. */
export function CopyField({ file, error, isBusy, buttonRef, onFile }: Props) {
  const { t, locale } = useSetupWords()
  const input = useRef<HTMLInputElement>(null)
  const megabytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  return (
    <div className={layout.tight}>
      <div className={s.row}>
        <input
          ref={input}
          className={hiddenClass}
          type="file"
          accept=".zip,application/zip"
          aria-label={t(file ? 'setup.copyOther' : 'setup.copyFile')}
          tabIndex={-1}
          disabled={isBusy}
          onChange={event => onFile(event.currentTarget.files?.[0])}
        />
        <button
          type="button"
          className={buttonClass()}
          ref={buttonRef}
          aria-describedby={error ? 'copy-error' : file ? 'copy-name' : undefined}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || input.current?.click()}
        >
          <Icon of={FileArchive} size={18} />
          {t(file ? 'setup.copyOther' : 'setup.copyFile')}
        </button>
        <p id="copy-name" role="status" className={layout.quiet}>
          {file && t('setup.copyName', { name: file.name, size: megabytes.format(file.size / 1e6) })}
        </p>
      </div>
      <div role="alert">{error && <FieldError id="copy-error" text={error} />}</div>
    </div>
  )
}
