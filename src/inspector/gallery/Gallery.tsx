/** An overview of every machine of the site. */
import { registry } from '../registry.ts'
import styles from './Gallery.module.css'
import { MachineCard } from './MachineCard.tsx'

export function Gallery() {
  return (
    <main className={styles.gallery}>
      <h1>{registry.length} machines run this site</h1>
      <ul>
        {registry.map((entry) => (
          <MachineCard key={entry.name} entry={entry} />
        ))}
      </ul>
    </main>
  )
}
