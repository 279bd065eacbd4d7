import type { ReactNode } from 'react'
import styles from './Part.module.css'

type Props = { id: string; title: string; text?: string; children: ReactNode }

/** A part of the page: its heading in the margin, its purpose and its content. */
export function Part({ id, title, text, children }: Props) {
  return (
    <section className="split ruled-above" data-columns="1:2" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="subheading">
        {title}
      </h2>
      <div className={`column ${styles.content}`}>
        {text && <p>{text}</p>}
        {children}
      </div>
    </section>
  )
}
