import { Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './Callout.module.css'

const ICON = { info: Info, warning: TriangleAlert, danger: OctagonAlert }
const WORD = { info: 'Note', warning: 'Caution', danger: 'Warning' }

type Props = {
  tone?: keyof typeof ICON
  title: string
  level?: 2 | 3 | 4
  children?: ReactNode
}

/** An important notice within a text. Its tone is given in words as well as by colour. */
export function Callout({ tone = 'info', title, level = 3, children }: Props) {
  const id = useId()
  const Icon = ICON[tone]
  const Heading = `h${level}` as const
  return (
    <div
      className={styles.callout}
      data-tone={tone === 'danger' ? 'error' : tone}
      role="note"
      aria-labelledby={id}
    >
      <Icon aria-hidden className={styles.icon} />
      <Heading id={id} className={styles.title}>
        <span className="visually-hidden">{WORD[tone]}: </span>
        {title}
      </Heading>
      {children && (
        <div className={`stack ${styles.text}`} data-gap="small">
          {children}
        </div>
      )}
    </div>
  )
}
