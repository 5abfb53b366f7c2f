import { styles } from '../../theme/styles.ts'

const s = styles({
  turn: `width:18px;height:18px;flex:none;border:2px solid currentColor;border-inline-end-color:transparent;border-radius:50%;
animation:sf-turn .8s linear infinite;`
})

/** Shows that something the shopper asked for is under way; the text beside it says what. */
export function Spinner() {
  return <span className={s.turn} aria-hidden="true" />
}
