/** Everything that can happen next, as buttons. */
import { Button } from '../parts/Button.tsx'
import type { Choice } from './choices.ts'

const GROUPS = [
  { kinds: ['event'], title: 'Events' },
  { kinds: ['settle'], title: 'Running work' },
  { kinds: ['wait', 'elapse'], title: 'Time' },
]

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
              <Button wide data-idle={choice.keys.length === 0 || undefined} onClick={() => onChoose(choice)}>
                <span>
                  {choice.words}
                  {choice.targets.length ? (
                    <span className="note"> → {choice.targets.join(', ')}</span>
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
