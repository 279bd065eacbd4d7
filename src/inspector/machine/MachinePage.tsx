/** One machine: its purpose, its coverage, and the views of it. */
import { useLayout } from '../layout/use-layout.ts'
import { toolLook } from '../parts/ToolButton.tsx'
import { PathsMode } from '../paths/PathsMode.tsx'
import { PlayMode } from '../play/PlayMode.tsx'
import { findMachine, type NamedMachine } from '../registry.ts'
import { pathsHref, playHref, type Route } from '../route.ts'
import { Coverage } from './Coverage.tsx'

type MachineRoute = Route & { view: 'machine' }

export function MachinePage({ route }: { route: MachineRoute }) {
  const entry = findMachine(route.name)
  return entry ? (
    <KnownMachine key={route.name} entry={entry} route={route} />
  ) : (
    <main>
      <h1>No machine is called {route.name}</h1>
      <p>
        <a href="#/">See all machines</a>
      </p>
    </main>
  )
}

function KnownMachine({ entry, route }: { entry: NamedMachine; route: MachineRoute }) {
  const layout = useLayout(entry.name, entry.machine)
  const { name, purpose, section } = entry
  return (
    <main>
      <header className="cluster">
        <div>
          <h1>{name}</h1>
          <p>
            {purpose} <span className="note">Specification: {section}</span>
          </p>
        </div>
        <Coverage machine={name} />
        <nav className="tools" aria-label={`Ways to look at ${name}`}>
          {(['play', 'paths'] as const).map((mode) => (
            <a
              key={mode}
              {...toolLook()}
              href={mode === 'play' ? playHref(name) : pathsHref(name)}
              aria-current={route.mode === mode ? 'page' : undefined}
            >
              {mode === 'play' ? 'Play' : 'Paths'}
            </a>
          ))}
        </nav>
      </header>
      {route.mode === 'play' ? (
        <PlayMode key={route.opened} entry={entry} layout={layout} run={route.run} step={route.step} />
      ) : (
        <PathsMode entry={entry} layout={layout} trace={route.trace} step={route.step} />
      )}
    </main>
  )
}
