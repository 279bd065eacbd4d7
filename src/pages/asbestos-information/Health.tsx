import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { Callout } from '../../ui/Callout.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Health.module.css'

const { id, title, warning, text, reassurance } = asbestos.health

export function Health() {
  return (
    <GuideSection id={id} title={title} notes={<p className={styles.reassurance}>{reassurance}</p>}>
      <div className="column" data-gap="large">
        <Callout tone="danger" title={warning} />
        <p>{text}</p>
      </div>
    </GuideSection>
  )
}
