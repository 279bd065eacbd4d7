import type { ReactNode } from 'react'
import foothills from '../assets/scenes/band-foothills.svg'
import styles from './PageHero.module.css'

type Props = {
  eyebrow: string
  title: string
  lead: string
  /** A picture of its own, in place of the foothills. */
  scene?: string
  /** A busy picture stays behind the words: it shows at the right only. */
  veiled?: boolean
  children?: ReactNode
}

/** The top of a page: what it is about, in one look, under the arch. */
export function PageHero({ eyebrow, title, lead, scene = foothills, veiled, children }: Props) {
  return (
    <div className={styles.hero} data-tone="dark" data-veiled={veiled || undefined}>
      <img className={styles.scene} src={scene} alt="" width={2400} height={800} decoding="async" />
      <div className={styles.inner}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  )
}
