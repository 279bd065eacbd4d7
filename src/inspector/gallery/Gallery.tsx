/** An overview of every machine of the site. */
import { registry } from '../registry.ts'
import { MachineCard } from './MachineCard.tsx'

export function Gallery() {
  return (
    <main>
      <h1>{registry.length} machines run this site</h1>
      <ul role="list" className="tiles">
        {registry.map((entry) => (
          <MachineCard key={entry.name} entry={entry} />
        ))}
      </ul>
    </main>
  )
}
