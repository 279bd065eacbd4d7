/** A titled part of the side column, with its tools beside the title. */
import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

export function Panel({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {tools ? <div className={styles.tools}>{tools}</div> : null}
      </header>
      {children}
    </section>
  )
}
