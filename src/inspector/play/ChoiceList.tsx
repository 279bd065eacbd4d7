/** Everything that can happen next, as buttons. */
import { ToolButton } from '../parts/ToolButton.tsx'
import styles from './ChoiceList.module.css'
import type { Choice } from './choices.ts'

const GROUPS = [
  { kinds: ['event'], title: 'Events' },
  { kinds: ['settle'], title: 'Running work' },
  { kinds: ['wait', 'elapse'], title: 'Time' },
]

/** In the fixture's words where it has some, then as the machine names it, where that leads, and what it carries. */
function ChoiceWords({ choice: { says, words, targets, detail } }: { choice: Choice }) {
  const leads = targets.length ? <span className="note"> → {targets.join(', ')}</span> : null
  return (
    <>
      {says && says !== words ? <span>{says}</span> : null}
      <span className={says && says !== words ? styles.raw : undefined}>
        {words}
        {leads}
      </span>
      {detail ? <code title={detail}>{detail}</code> : null}
    </>
  )
}

export function ChoiceList({
  choices,
  onChoose,
}: {
  choices: readonly Choice[]
  onChoose(choice: Choice): void
}) {
  if (choices.length === 0) return <p className="note">Nothing more can happen.</p>
  return GROUPS.map(({ kinds, title }) => {
    const group = choices.filter(({ step }) => kinds.some((kind) => kind === step.kind))
    return group.length === 0 ? null : (
      <section key={title} className="column" aria-label={title}>
        <h3>{title}</h3>
        <ul role="list" className="column">
          {group.map((choice) => (
            <li key={choice.id}>
              <ToolButton
                wide
                data-idle={choice.keys.length === 0 || undefined}
                onClick={() => onChoose(choice)}
              >
                <ChoiceWords choice={choice} />
              </ToolButton>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
