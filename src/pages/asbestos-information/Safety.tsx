import { Check, RotateCw } from 'lucide-react'
import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Safety.module.css'

const { id, title, groups } = asbestos.safety
const ICONS = [Check, RotateCw]

export function Safety() {
  return (
    <GuideSection id={id} title={title} tone="dark" width="wide" main>
      <div className="ruled-columns" data-min="large">
        {groups.map(({ heading, items }, index) => {
          const Icon = ICONS[index] ?? Check
          return (
            <div key={heading}>
              <h3 className={`subheading accent ${styles.group}`}>{heading}</h3>
              <ul className={`rows ${styles.rules}`} role="list">
                {items.map((item) => (
                  <li key={item}>
                    <Icon aria-hidden="true" />
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
    </GuideSection>
  )
}
