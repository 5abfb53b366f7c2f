/** The icons of lucide, one file each, so that an icon is loaded with the part that draws it. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide'

  const icon: IconNode
  export default icon
}
