import { communitiesPage } from '../../../content/pages/communities.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './CommunitiesClosing.module.css'

const { title, text, link } = communitiesPage.closing

/** For whoever cannot decide by a list. */
export function CommunitiesClosing() {
  return (
    <Section tone="sunk" labelledBy="closing-title">
      <div className={styles.closing}>
        <h2 id="closing-title">{title}</h2>
        <div>
          <p>{text}</p>
          <Actions actions={[link]} />
        </div>
      </div>
    </Section>
  )
}
