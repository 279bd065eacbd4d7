import { assessmentOf } from '../../../content/communities/assessments.ts'
import type { Community } from '../../../content/communities/directory.ts'
import styles from './DirectoryBar.module.css'
import { FigureNotes } from './FigureNotes.tsx'
import { OrderButtons, type OrderProps } from './OrderButtons.tsx'
import { warmthOf } from './price-scale.ts'
import { WarmthKey } from './WarmthKey.tsx'

type Props = {
  /** The communities that are listed. */
  of: readonly Community[]
  ordered?: OrderProps | undefined
  /** Whether the heading says what the figures are. */
  noted?: boolean
}

const warmest = (listed: readonly Community[]) =>
  Math.max(...listed.map(({ name }) => warmthOf(assessmentOf(name)?.median ?? 0)))

/** Over the lists: what their figures and colours are, and the order that they are in. */
export const DirectoryBar = ({ of, ordered, noted = false }: Props) => (
  <div className={`cluster ${styles.bar}`} data-ends>
    <div className="column" data-gap="small">
      {!noted && <FigureNotes of={of} />}
      <WarmthKey upTo={warmest(of)} />
    </div>
    {ordered && <OrderButtons {...ordered} />}
  </div>
)
