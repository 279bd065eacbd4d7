import { buyersGuide } from '../../../content/pages/buyers-guide.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { Ledger } from '../guides/Ledger.tsx'
import styles from './Financing.module.css'

const { id, title, note, topics, link } = buyersGuide.financing

/** Four lessons on borrowing, and the way to a calculator. */
export function Financing() {
  return (
    <GuideSection id={id} title={title} lead={note} tone="sunk" width="wide">
      <Ledger items={topics} />
      <p className={styles.link}>
        <ArrowLink destination={link}>{link.label}</ArrowLink>
      </p>
    </GuideSection>
  )
}
