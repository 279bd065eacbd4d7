/** The machines of the site as they run, in whatever tabs it is open. */
import { useState } from 'react'
import { LiveActorView } from './LiveActorView.tsx'
import { listed, newestMoved } from './live-state.ts'
import { useLive } from './use-live.ts'

export function LivePage() {
  const { live, send } = useLive()
  const [pinned, setPinned] = useState<string | null>(null)
  const machines = listed(live)
  const running = machines.filter(({ hasEnded }) => !hasEnded)
  const shown = machines.find(({ sessionId }) => sessionId === pinned) ?? newestMoved(live, machines)
  return (
    <main>
      <header className="cluster">
        <h1>Live</h1>
        <p role="status">
          {running.length === 0
            ? 'No machine of the site is running in this browser.'
            : `${count(running.length, 'machine')} running in ${count(live.pages.size, 'page')}`}
        </p>
      </header>
      {shown ? (
        <LiveActorView
          live={live}
          machines={machines}
          shown={shown}
          isPinned={shown.sessionId === pinned}
          onPin={setPinned}
          send={send}
        />
      ) : (
        <p>
          <a href="/" target="_blank" rel="noreferrer">
            Open the site in another tab
          </a>{' '}
          and every machine it runs appears here, with all that happened to it.
        </p>
      )}
    </main>
  )
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
