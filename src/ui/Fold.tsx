import type { ReactNode } from 'react'

type Props = {
  /** What opens, for screen readers; the heading above is enough for the eye. */
  label: string
  /** Where there is room the entry is not folded, except for parts of it: see where they are styled. */
  partly?: boolean
  children: ReactNode
}

/**
 * Details of a short entry, folded on a phone below its heading, which the summary covers. Put it beside the
 * heading's block, last in their container, which needs the class `folds`.
 */
export function Fold({ label, partly = false, children }: Props) {
  return (
    <details className="fold" data-partly={partly || undefined}>
      <summary>
        <span className="visually-hidden">{label}</span>
      </summary>
      {children}
    </details>
  )
}
