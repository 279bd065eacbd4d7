import type { ReactNode } from 'react'
import foothills from '../assets/scenes/band-foothills.svg'
import styles from './PageHero.module.css'

type Props = {
  eyebrow: string
  title: string
  lead: string
  /** A picture in place of the foothills. */
  scene?: string
  /** For a busy picture: only its right side is visible, beside the words. */
  veiled?: boolean
  children?: ReactNode
}

/** The top of a page: its title and a few words over a picture. */
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
