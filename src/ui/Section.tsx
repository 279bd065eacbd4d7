import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Dark bands alternate with light ones. */
  tone?: 'light' | 'sunk' | 'dark' | 'wheat'
  id?: string
  /** Id of the heading that labels it; makes it a landmark. */
  labelledBy?: string
  /** `act` for a section that begins a new part of its page, as a dark one does; `tight` for a strip. */
  space?: 'quiet' | 'act' | 'tight'
  /** Ends with a picture, which stands on the footer. */
  flush?: boolean
  /** For page-specific styles. */
  className?: string | undefined
}

/** A full-width band with page-width content. */
export function Section({
  children,
  tone = 'light',
  id,
  labelledBy,
  space = 'quiet',
  flush = false,
  className = '',
}: Props) {
  const Band = labelledBy ? 'section' : 'div'
  return (
    <Band
      className={`band section ${className}`}
      data-tone={tone}
      data-space={space}
      data-flush={flush ? '' : undefined}
      id={id}
      aria-labelledby={labelledBy}
    >
      <div className="page-width">{children}</div>
    </Band>
  )
}
