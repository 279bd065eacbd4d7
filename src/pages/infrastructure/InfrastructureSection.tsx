import type { ReactNode, RefObject } from 'react'
import styles from './InfrastructureSection.module.css'

type Props = {
  /** Also its anchor. */
  id: string
  label: string
  title: string
  intro?: string
  tone?: 'light' | 'sunk' | 'dark'
  spyRef: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}

/** One of the page's sections, which leaves a column to the side navigation where there is room. */
export function InfrastructureSection({ id, label, title, intro, tone = 'light', spyRef, children }: Props) {
  return (
    <section ref={spyRef} id={id} className={styles.part} data-tone={tone} aria-labelledby={`${id}-title`}>
      <div className={styles.inner}>
        <p className={styles.label}>{label}</p>
        <h2 id={`${id}-title`}>{title}</h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}
