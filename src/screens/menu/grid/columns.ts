import { styles } from '../../../theme/styles.ts'

/** How the menu stands: what it is narrowed by at its left, over 900 px of width, and the products. */
export const columns = styles({
  both: `display:grid;grid-template-columns:minmax(0,1fr);
@container sf (min-width: 900px) { grid-template-columns:240px minmax(0,1fr);gap:40px; }`,
  // A container of the same name, so that what is within goes by the width that is left.
  products: `container:sf/inline-size;min-width:0;outline:0;
@container sf (min-width: 900px) { grid-column:2; }`
})
