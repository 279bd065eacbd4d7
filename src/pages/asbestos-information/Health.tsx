import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { Split } from '../../ui/Split.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Health.module.css'

const { id, title, warning, text, reassurance } = asbestos.health

/** The warning, as large as a headline, and its meaning. */
export function Health() {
  return (
    <GuideSection id={id} title={title} tone="dark" width="full">
      <p className={styles.warning} role="note">
        {warning}
      </p>
      <Split columns="1:1">
        <p className={`lead ${styles.text}`}>{text}</p>
        <p className={styles.reassurance}>{reassurance}</p>
      </Split>
    </GuideSection>
  )
}
