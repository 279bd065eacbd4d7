import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './PresentationHeading.module.css'
import { parts } from './sections.ts'

type Props = {
  part: { id: string; label: string; title: string; intro?: string }
  layout?: 'stacked' | 'split'
}

/** A running head with the section's number, and the heading below it. */
export function PresentationHeading({ part: { id, label, title, intro }, layout = 'split' }: Props) {
  return (
    <>
      <p className={`cluster label ruled-below ${styles.running}`}>
        <span className="figure-small accent">{parts.findIndex((part) => part.id === id) + 1}</span>
        <span>{label}</span>
      </p>
      <SectionHeading id={`${id}-title`} title={title} {...(intro && { lead: intro })} layout={layout} />
    </>
  )
}
