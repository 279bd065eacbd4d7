type Side = { title: string; points: readonly string[]; id?: string }

/** Two numbered lists side by side, such as advice for buyers and for sellers. */
export function TwoSides({ sides }: { sides: readonly [Side, Side] }) {
  return (
    <div className="ruled-columns" data-min="large">
      {sides.map(({ title, points, id }) => (
        <div key={title} id={id}>
          <h3 className="subheading">{title}</h3>
          <ol className="rows numbered" role="list">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
