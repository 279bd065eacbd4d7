import { communitiesPage } from '../../../content/pages/communities.ts'
import { assessmentLink } from '../../../content/sources.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './DirectoryBar.module.css'
import type { Order } from './directory.ts'
import { WarmthKey } from './WarmthKey.tsx'

const { figures, order: words } = communitiesPage.directory

type Props = { order: Order; onName: () => void; onValue: () => void }

/** What the figures beside the names are, and the order that they are listed in. */
export function DirectoryBar({ order, onName, onValue }: Props) {
  return (
    <div className={`cluster ${styles.bar}`} data-ends>
      <div className="column" data-gap="small">
        <p className="note">
          {figures} <PageLink destination={assessmentLink}>{assessmentLink.label}</PageLink>
        </p>
        <WarmthKey />
      </div>
      <fieldset className={`script-only ${styles.order}`}>
        <legend className="note">{words.label}</legend>
        <button type="button" className="label" aria-pressed={order === 'byName'} onClick={onName}>
          {words.name}
        </button>
        <button type="button" className="label" aria-pressed={order === 'byValue'} onClick={onValue}>
          {words.value}
        </button>
      </fieldset>
    </div>
  )
}
