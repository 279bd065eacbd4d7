import { condos } from '../../../content/pages/condos.ts'
import { Section } from '../../ui/Section.tsx'
import { Actions } from '../marketing/Actions.tsx'
import styles from './CondoClosing.module.css'

const { title, text, link } = condos.closing

export function CondoClosing() {
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
