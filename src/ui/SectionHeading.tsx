import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

const LAYOUT = {
  stacked: { name: 'column' },
  split: { name: 'split', 'data-columns': '1:1', 'data-align': 'baseline' },
  above: { name: 'split', 'data-columns': '7:5', 'data-align': 'baseline' },
  centered: { name: 'stack', 'data-align': 'centered' },
}

type Props = {
  /** Id of the heading, for the section's `aria-labelledby`. */
  id?: string
  eyebrow?: string
  title: string
  lead?: string
  level?: 2 | 3
  /**
   * `split` puts the lead beside the heading where there is room, `above` over a side column of five of twelve;
   * `centered` is for content that is centered itself. Neighbouring sections differ.
   */
  layout?: keyof typeof LAYOUT
  children?: ReactNode
}

/** A section's heading, with an optional lead. */
export function SectionHeading({ id, eyebrow, title, lead, level = 2, layout = 'stacked', children }: Props) {
  const { name, ...attributes } = LAYOUT[layout]
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={`${name} ${styles.heading}`} {...attributes}>
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <Heading id={id}>{title}</Heading>
      </div>
      {(lead || children) && (
        <div className="stack">
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      )}
    </div>
  )
}
