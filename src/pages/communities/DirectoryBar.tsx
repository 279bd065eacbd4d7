import type { Community } from '../../../content/communities/directory.ts'
import styles from './DirectoryBar.module.css'
import { FigureNotes } from './FigureNotes.tsx'
import { OrderButtons, type OrderProps } from './OrderButtons.tsx'

type Props = {
  /** The communities that are listed. */
  of: readonly Community[]
  ordered?: OrderProps | undefined
}

/** Over the lists: what their figures are, and the order that they are in. */
export const DirectoryBar = ({ of, ordered }: Props) => (
  <div className={`cluster ${styles.bar}`} data-ends>
    <FigureNotes of={of} />
    {ordered && <OrderButtons {...ordered} />}
  </div>
)
