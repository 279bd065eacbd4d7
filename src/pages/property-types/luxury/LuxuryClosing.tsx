import { luxury } from '../../../../content/pages/property-types/luxury.ts'
import { Actions } from '../../../ui/Actions.tsx'
import { Closing } from '../../../ui/Closing.tsx'
import styles from './LuxuryClosing.module.css'

const { title, text, link } = luxury.closing

export function LuxuryClosing() {
  return (
    <Closing title={title} text={text} layout="centered" tone="dark" className={styles.closing}>
      <Actions actions={[link]} />
    </Closing>
  )
}
