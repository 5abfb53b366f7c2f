/** Shared code of the parts with the lines and sums of a cart or an order, in one file. */
import '../../components/line-list.tsx'
import '../../components/sums.tsx'
import '../../format/sum-parts.ts'
