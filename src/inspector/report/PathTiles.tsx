/** Paths as tiles: how each ends on the real page, and what it does in words. */
import { PathKind } from '../paths/PathKind.tsx'
import type { Path } from './data.ts'
import styles from './PathTiles.module.css'
import { pathHref } from './route.ts'

export function PathTiles({ paths, withMachine = false }: { paths: readonly Path[]; withMachine?: boolean }) {
  return (
    <ol role="list" className={styles.tiles}>
      {paths.map(({ machine, trace: { id, name, kind, steps }, walk, hasFailed }) => {
        const last = walk?.moments.at(-1)
        return (
          <li key={`${machine}/${id}`} className="card" data-failed={hasFailed || undefined}>
            {last ? <img src={last.shot} alt="" loading="lazy" width={960} height={600} /> : null}
            <div>
              <a className="box-link" href={pathHref(machine, id)}>
                {name}
              </a>
              <p className="note">
                {withMachine ? `${machine}, ` : null}
                <PathKind kind={kind} /> {steps.length} {steps.length === 1 ? 'step' : 'steps'}
                {hasFailed ? ', failed' : null}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
