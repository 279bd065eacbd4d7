import type { ReactNode } from 'react'

type Props = { tone?: 'light' | 'sunk'; children: ReactNode }

/** A full-width background for a calculator. */
export function CalculatorBand({ tone = 'light', children }: Props) {
  return (
    <div className="band section" data-tone={tone}>
      <div className="page-width column" data-gap="large">
        {children}
      </div>
    </div>
  )
}
