/** A running machine in the list of them: its chart in small, its state, the page it runs in. */

import { stateLabel } from '../../../machines/kit/labels.ts'
import { activeStateIds } from '../../../machines/kit/structure.ts'
import { Thumbnail } from '../chart/Thumbnail.tsx'
import { useLayout } from '../layout/use-layout.ts'
import type { NamedMachine } from '../registry.ts'
import styles from './ActorCard.module.css'
import type { LiveActor } from './live-state.ts'

export function ActorCard({
  actor,
  address,
  isShown,
  onPin,
}: {
  actor: LiveActor
  address: string
  isShown: boolean
  onPin(sessionId: string): void
}) {
  return (
    <li>
      <button
        type="button"
        className={`card ${styles.actor}`}
        aria-current={isShown || undefined}
        onClick={() => onPin(actor.sessionId)}
      >
        <span>{actor.entry ? <Lit actor={actor} entry={actor.entry} /> : null}</span>
        <span>
          <strong>{actor.name}</strong>
          <span>{stateLabel(actor.snapshot.value)}</span>
          <code>{address}</code>
        </span>
      </button>
    </li>
  )
}

function Lit({ actor, entry }: { actor: LiveActor; entry: NamedMachine }) {
  const layout = useLayout(entry.name, entry.machine)
  return layout ? (
    <Thumbnail layout={layout} active={activeStateIds(entry.machine, actor.snapshot.value)} />
  ) : null
}
