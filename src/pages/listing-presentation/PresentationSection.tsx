import type { ReactNode } from 'react'
import { Section } from '../../ui/Section.tsx'
import { PresentationHeading } from './PresentationHeading.tsx'

type Props = {
  /** `label` is its name in the table of contents. */
  part: { id: string; label: string; title: string; intro?: string }
  tone?: 'light' | 'sunk' | 'dark'
  /** Of the heading. */
  layout?: 'stacked' | 'split'
  children: ReactNode
}

/** A section of the proposal, with its running head. */
export function PresentationSection({ part, tone = 'light', layout = 'split', children }: Props) {
  return (
    <Section tone={tone} id={part.id} labelledBy={`${part.id}-title`}>
      <PresentationHeading part={part} layout={layout} />
      {children}
    </Section>
  )
}
