import { styles } from '../../theme/styles.ts'

const s = styles({
  turn: `width:18px;height:18px;flex:none;border:2px solid currentColor;border-inline-end-color:transparent;border-radius:50%;
animation:sf-turn .8s linear infinite;`
})

/** An activity indicator; the text next to it describes the activity. */
export function Spinner() {
  return <span className={s.turn} aria-hidden="true" />
}
