import type { ComponentProps } from 'react'
import styles from './Button.module.css'

/** A button that acts. `data-pending` shows that it is at work. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.button} />
}

/** The class of a link that looks like a button; the caller brings the link. */
export function buttonClass(kind: 'primary' | 'quiet' = 'primary'): string {
  return kind === 'primary' ? `${styles.button}` : `${styles.button} ${styles.quiet}`
}
