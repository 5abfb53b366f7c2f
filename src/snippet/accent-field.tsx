import { useStore } from '@nanostores/react'
import { defaultAccent } from '../theme/accent.ts'
import { parseHex, toHex } from '../theme/colour.ts'
import { styles } from '../theme/styles.ts'
import { Field } from '../ui/form/field.tsx'
import { isColour } from './choices.ts'
import { $choices, choose } from './page.ts'
import { useWords } from './snippet-words.ts'

const s = styles({
  row: 'display:grid;grid-template-columns:minmax(0,1fr) 56px;gap:8px;align-items:start;',
  pick: `width:56px;height:48px;padding:4px;border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-field);background:var(--sf-raised);cursor:pointer;
&::-webkit-color-swatch-wrapper { padding:0; }
&::-webkit-color-swatch { border:0;border-radius:4px; }
&::-moz-color-swatch { border:0;border-radius:4px; }`,
  beside: 'display:grid;align-self:start;padding-block-start:49px;'
})

/** The retailer's colour, typed or picked. */
export function AccentField() {
  const { t } = useWords()
  const { accent } = useStore($choices)
  const colour = parseHex(accent) ?? parseHex(defaultAccent)
  return (
    <div className={s.row}>
      <Field
        id="accent"
        label={t('accent')}
        hint={t('accentHint')}
        error={isColour(accent) ? undefined : t('accentWrong')}
        value={accent}
        autoComplete="off"
        spellCheck={false}
        onValue={typed => choose({ accent: typed })}
      />
      <span className={s.beside}>
        <input
          className={s.pick}
          type="color"
          aria-label={t('accentPick')}
          value={colour && toHex(colour)}
          onInput={event => choose({ accent: event.currentTarget.value })}
        />
      </span>
    </div>
  )
}
