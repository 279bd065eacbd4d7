/** Everything that can happen next, as buttons. */
import { Button } from '../parts/Button.tsx'
import styles from './ChoiceList.module.css'
import type { Choice } from './choices.ts'

const GROUPS = [
  { kind: 'event', title: 'Events' },
  { kind: 'settle', title: 'Running work' },
  { kind: 'wait', title: 'Time' },
] as const

export function ChoiceList({
  choices,
  onChoose,
}: {
  choices: readonly Choice[]
  onChoose(choice: Choice): void
}) {
  if (choices.length === 0) return <p className={styles.none}>Nothing more can happen.</p>
  return GROUPS.map(({ kind, title }) => {
    const group = choices.filter(({ step }) => step.kind === kind)
    return group.length === 0 ? null : (
      <section key={kind} className={styles.group} aria-label={title}>
        <h3>{title}</h3>
        <ul>
          {group.map((choice) => (
            <li key={choice.id}>
              <Button wide data-idle={choice.keys.length === 0 || undefined} onClick={() => onChoose(choice)}>
                <span>
                  {choice.words}
                  {choice.targets.length ? (
                    <span className={styles.target}> → {choice.targets.join(', ')}</span>
                  ) : null}
                </span>
                {choice.detail ? <code title={choice.detail}>{choice.detail}</code> : null}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
