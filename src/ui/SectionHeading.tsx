import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

type Props = {
  /** Id of the heading, for the section's `aria-labelledby`. */
  id?: string
  eyebrow?: string
  title: string
  lead?: string
  level?: 2 | 3
  /**
   * Where there is room: `split` puts the lead beside the heading, `rail` the heading and its lead beside the
   * section's content. `centered` is for content that is centered itself. Neighbouring sections differ.
   */
  layout?: 'stacked' | 'split' | 'rail' | 'centered'
  children?: ReactNode
}

/** A section's heading, with an optional lead. */
export function SectionHeading({ id, eyebrow, title, lead, level = 2, layout = 'stacked', children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={`${styles.heading} ${layout === 'rail' ? 'sticky' : ''}`} data-layout={layout}>
      <div>
        {eyebrow && (
          <p className="eyebrow" data-line>
            {eyebrow}
          </p>
        )}
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
