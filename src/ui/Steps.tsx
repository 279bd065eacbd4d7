import type { ReactNode } from 'react'
import styles from './Steps.module.css'
import { Unbroken } from './Unbroken.tsx'

type Step = { title: string; content: ReactNode; mark?: ReactNode }

type Props = {
  steps: readonly Step[]
  level?: 2 | 3 | 4
  /** `across` places a few short steps side by side where there is room. */
  direction?: 'down' | 'across'
}

/** Numbered steps connected by a line. */
export function Steps({ steps, level = 3, direction = 'down' }: Props) {
  const Heading = `h${level}` as const
  return (
    <ol role="list" className={styles.steps} data-direction={direction}>
      {steps.map(({ title, content, mark }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.node} aria-hidden="true">
            {index + 1}
          </span>
          <div className={`stack ${styles.words}`} data-gap="small">
            {mark && <div className="label accent">{mark}</div>}
            <Heading>
              <Unbroken>{title}</Unbroken>
            </Heading>
            <div className={`stack ${styles.text}`} data-gap="small">
              {content}
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
