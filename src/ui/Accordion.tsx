import { useAccordion } from '@ark-ui/react/accordion'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Accordion.module.css'

type Item = {
  value: string
  title: string
  /** A few words beside the title, such as how many there are inside. */
  note?: string
  content: ReactNode
}

type Props = {
  items: readonly Item[]
  /** Of each item's title. */
  level?: 2 | 3 | 4
  /** Items open and close for themselves; else opening one closes the other. */
  multiple?: boolean
  /** The values of those that are open at first. */
  defaultValue?: string[]
}

/**
 * Questions that open to their answers. All answers are in the page: without a script, and in print, all
 * of them show. (Ark's own content part writes a style attribute, which the site's policy forbids in HTML.)
 */
export function Accordion({ items, level = 3, multiple = false, defaultValue = [] }: Props) {
  const accordion = useAccordion({ multiple, collapsible: true, defaultValue })
  const Heading = `h${level}` as const
  return (
    <div {...accordion.getRootProps()} className={styles.accordion}>
      {items.map(({ value, title, note, content }) => (
        <div key={value} {...accordion.getItemProps({ value })} className={styles.item}>
          <Heading>
            <button {...accordion.getItemTriggerProps({ value })} className={styles.trigger}>
              <span>{title}</span>
              {note && <span className={styles.note}>{note}</span>}
              <span {...accordion.getItemIndicatorProps({ value })} className={styles.indicator}>
                <ChevronDown />
              </span>
            </button>
          </Heading>
          <div {...accordion.getItemContentProps({ value })} className={styles.content}>
            {content}
          </div>
        </div>
      ))}
    </div>
  )
}
