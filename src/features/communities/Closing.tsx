import { communitiesPage } from '../../../content/pages/communities.ts'
import { Section } from '../../ui/Section.tsx'
import { Actions } from '../marketing/Actions.tsx'
import styles from './Closing.module.css'

const { title, text, link } = communitiesPage.closing

/** For whoever cannot decide by a list. */
export function Closing() {
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
