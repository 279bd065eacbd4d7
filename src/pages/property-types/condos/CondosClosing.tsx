import { condos } from '../../../../content/pages/property-types/condos.ts'
import { Actions } from '../../../ui/Actions.tsx'
import { Section } from '../../../ui/Section.tsx'
import styles from './CondosClosing.module.css'

const { title, text, link } = condos.closing

export function CondosClosing() {
  return (
    <Section tone="sunk" labelledBy="closing-title">
      <div className={styles.closing}>
        <h2 id="closing-title">{title}</h2>
        <p>{text}</p>
        <Actions actions={[link]} />
      </div>
    </Section>
  )
}
