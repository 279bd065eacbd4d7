import type { ReactNode } from 'react'
import { Section } from '../../ui/Section.tsx'
import styles from './marketing.module.css'

type Props = { eyebrow: string; title: string; lead: string; children?: ReactNode }

/** The top of a page: what it is about, in one look. */
export function PageHero({ eyebrow, title, lead, children }: Props) {
  return (
    <Section tone="dark">
      <div className={styles.hero}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </Section>
  )
}
