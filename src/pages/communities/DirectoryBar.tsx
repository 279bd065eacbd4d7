import type { Community } from '../../../content/communities/directory.ts'
import styles from './DirectoryBar.module.css'
import { FigureNotes } from './FigureNotes.tsx'
import { OrderButtons, type OrderProps } from './OrderButtons.tsx'

/** Over the lists: what their figures are, and the order that they are in. */
export const DirectoryBar = ({ of, ...order }: OrderProps & { of: readonly Community[] }) => (
  <div className={`cluster ${styles.bar}`} data-ends>
    <FigureNotes of={of} />
    <OrderButtons {...order} />
  </div>
)
