import type { ReactNode } from 'react'

type Props = { tone?: 'light' | 'sunk'; children: ReactNode }

/** A full-width background for a calculator. In a guide it covers the table of contents in the margin. */
export function CalculatorBand({ tone = 'light', children }: Props) {
  return (
    <div className="band section" data-tone={tone} data-covers>
      <div className="page-width column" data-gap="large">
        {children}
      </div>
    </div>
  )
}
