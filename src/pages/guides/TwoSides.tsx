type Side = { title: string; points: readonly string[]; id?: string }

/** What one party should do, and across the line what the other should. */
export function TwoSides({ sides }: { sides: readonly [Side, Side] }) {
  return (
    <div className="ruled-columns" data-min="large">
      {sides.map(({ title, points, id }) => (
        <div key={title} id={id}>
          <h3 className="subheading">{title}</h3>
          <ol className="rows numbered" data-plain>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
