import { assessmentOf } from '../../../content/communities/assessments.ts'
import type { Community } from '../../../content/communities/directory.ts'
import styles from './DirectoryBar.module.css'
import { OrderButtons, type OrderProps } from './OrderButtons.tsx'
import { warmthOf } from './price-scale.ts'
import { WarmthKey } from './WarmthKey.tsx'

type Props = {
  /** The communities that are listed. */
  of: readonly Community[]
  ordered?: OrderProps | undefined
}

const warmest = (listed: readonly Community[]) =>
  Math.max(...listed.map(({ name }) => warmthOf(assessmentOf(name)?.median ?? 0)))

/** Above the lists: the key to their colours, and their order. */
export const DirectoryBar = ({ of, ordered }: Props) => (
  <div className={`cluster ${styles.bar}`} data-ends>
    <WarmthKey upTo={warmest(of)} />
    {ordered && <OrderButtons {...ordered} />}
  </div>
)
