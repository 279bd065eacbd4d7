/** Every machine that runs or has run, each small on its chart with its state lit. */

import { Panel } from '../parts/Panel.tsx'
import { ToolButton } from '../parts/ToolButton.tsx'
import { ActorCard } from './ActorCard.tsx'
import type { LiveActor, LiveState } from './live-state.ts'

export function ActorList({
  machines,
  live,
  shown,
  isPinned,
  onPin,
}: {
  machines: readonly LiveActor[]
  live: LiveState
  shown: LiveActor
  isPinned: boolean
  onPin(sessionId: string | null): void
}) {
  const cards = (actors: readonly LiveActor[]) => (
    <ul role="list" className="column">
      {actors.map((actor) => (
        <ActorCard
          key={actor.sessionId}
          actor={actor}
          address={live.addresses.get(actor.page) ?? actor.page}
          isShown={actor.sessionId === shown.sessionId}
          onPin={onPin}
        />
      ))}
    </ul>
  )
  const ended = machines.filter(({ hasEnded }) => hasEnded)
  return (
    <>
      <Panel
        title="Running now"
        tools={
          <ToolButton aria-pressed={!isPinned} onClick={() => onPin(isPinned ? null : shown.sessionId)}>
            Follow what moves
          </ToolButton>
        }
      >
        {cards(machines.filter(({ hasEnded }) => !hasEnded))}
      </Panel>
      {ended.length > 0 ? <Panel title="Ended">{cards(ended)}</Panel> : null}
    </>
  )
}
