import type { ReactNode } from 'react'
import { Section } from '../../ui/Section.tsx'
import { PresentationHeading } from './PresentationHeading.tsx'

type Props = {
  /** What the contents of the cover call it. */
  part: { id: string; label: string; title: string; intro?: string }
  tone?: 'light' | 'sunk' | 'dark'
  children: ReactNode
}

/** One part of the proposal, under its running head. */
export function PresentationSection({ part, tone = 'light', children }: Props) {
  return (
    <Section tone={tone} id={part.id} labelledBy={`${part.id}-title`}>
      <PresentationHeading part={part} />
      {children}
    </Section>
  )
}
