import { useAccordion } from '@ark-ui/react/accordion'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Accordion.module.css'

type Item = {
  value: string
  title: string
  /** A few words beside the title, such as the number of things inside. */
  note?: string
  content: ReactNode
}

type Props = {
  items: readonly Item[]
  /** Of each item's title. */
  level?: 2 | 3 | 4
  /** Several items may be open at a time; otherwise opening one closes the other. */
  multiple?: boolean
  /** Values of the items that are open at first. */
  defaultValue?: string[]
}

/**
 * Titles that open to their content. All content is in the page: without JavaScript, and in print, all of
 * it is visible. (Ark's own content part writes a style attribute, which the site's policy forbids in HTML.)
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
