/** A machine in the gallery: the shape of its chart, its name, its size. */
import { Badge } from '../../ui/Badge.tsx'
import { Thumbnail } from '../chart/Thumbnail.tsx'
import { Waiting } from '../chart/Waiting.tsx'
import { useLayout } from '../layout/use-layout.ts'
import { Coverage } from '../machine/Coverage.tsx'
import { coverageOf } from '../model/coverage.ts'
import { failuresOf } from '../paths/failures.ts'
import { tracesOf } from '../paths/traces.ts'
import type { NamedMachine } from '../registry.ts'
import { playHref } from '../route.ts'
import styles from './MachineCard.module.css'

export function MachineCard({ entry: { name, machine, purpose } }: { entry: NamedMachine }) {
  const layout = useLayout(name, machine)
  const paths = tracesOf(name).length
  const failed = failuresOf(name).length
  return (
    <li className={`card ${styles.card}`}>
      <div className={styles.shape}>{layout ? <Thumbnail layout={layout} /> : <Waiting />}</div>
      <div className={`stack ${styles.words}`} data-gap="small">
        <h2>
          <a className="box-link" href={playHref(name)}>
            {name}
          </a>
        </h2>
        <p>{purpose}</p>
        {failed > 0 ? <Badge tone="error">{failed} failed</Badge> : null}
        {coverageOf(name).length > 0 ? (
          <Coverage machine={name} />
        ) : (
          <p className="note">
            {layout
              ? `${layout.model.counts.states} states, ${layout.model.counts.transitions} transitions, ${paths} paths`
              : null}
          </p>
        )}
      </div>
    </li>
  )
}
