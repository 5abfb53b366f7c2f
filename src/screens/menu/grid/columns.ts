import { styles } from '../../../theme/styles.ts'

/** The menu's columns: the filters on the left from 900 px of width, and the products. */
export const columns = styles({
  both: `display:grid;grid-template-columns:minmax(0,1fr);
@container sf (min-width: 900px) { grid-template-columns:240px minmax(0,1fr);gap:40px; }`,
  // A container of the same name, so that its content adapts to the remaining width.
  products: `container:sf/inline-size;min-width:0;outline:0;
@container sf (min-width: 900px) { grid-column:2; }`
})
