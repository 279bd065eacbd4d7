/** Every machine that is running, each small on its chart with its state lit. */
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { ActorCard } from './ActorCard.tsx'
import type { LiveActor } from './live-state.ts'

export function ActorList({
  machines,
  pages,
  shown,
  isPinned,
  onPin,
}: {
  machines: readonly LiveActor[]
  pages: ReadonlyMap<string, string>
  shown: LiveActor
  isPinned: boolean
  onPin(sessionId: string | null): void
}) {
  return (
    <Panel
      title="Running now"
      tools={
        <Button aria-pressed={!isPinned} onClick={() => onPin(isPinned ? null : shown.sessionId)}>
          Follow what moves
        </Button>
      }
    >
      <ul role="list" className="column">
        {machines.map((actor) => (
          <ActorCard
            key={actor.sessionId}
            actor={actor}
            address={pages.get(actor.page) ?? ''}
            isShown={actor.sessionId === shown.sessionId}
            onPin={onPin}
          />
        ))}
      </ul>
    </Panel>
  )
}
