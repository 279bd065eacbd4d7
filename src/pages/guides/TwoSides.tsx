import styles from './TwoSides.module.css'

type Side = { title: string; points: readonly string[]; id?: string }

/** What one party should do, and across the line what the other should. */
export function TwoSides({ sides }: { sides: readonly [Side, Side] }) {
  return (
    <div className={styles.sides}>
      {sides.map(({ title, points, id }) => (
        <div key={title} id={id} className={styles.side}>
          <h3>{title}</h3>
          <ol data-plain>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
