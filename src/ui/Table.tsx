import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './Table.module.css'

type Column = {
  label: string
  /** Figures stand under one another, at the right. */
  numeric?: boolean
}

type Props = {
  caption: string
  columns: readonly Column[]
  /** The first cell of each row names it; `cells` are the others, one for each further column. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[]
}

/** Facts in rows and columns. Wider than its place, it scrolls there, and the keyboard can scroll it, too. */
export function Table({ caption, columns, rows }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)
  const [more, setMore] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { scrollWidth, clientWidth, scrollLeft } = element
      setOverflows(scrollWidth > clientWidth)
      // Browsers round what they scroll to: the last pixel may never come.
      setMore(scrollWidth - clientWidth - scrollLeft > 1)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])
  return (
    <div className={styles.frame} data-more={more || undefined}>
      <div
        ref={box}
        className={styles.box}
        {...(overflows && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
      >
        <table className={styles.table}>
          <caption id={id}>{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ label, numeric }) => (
                <th key={label} scope="col" data-numeric={numeric || undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.slice(1).map(({ label, numeric }, index) => (
                  <td key={label} data-numeric={numeric || undefined}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
