/** A machine's context, one property a row; what the last step changed is marked. */
import styles from './ContextView.module.css'

export function ContextView({ context, before }: { context: unknown; before?: unknown }) {
  const entries = context && typeof context === 'object' ? Object.entries(context) : []
  if (entries.length === 0) return <p className="note">The context is empty.</p>
  const earlier: Record<string, unknown> = before && typeof before === 'object' ? { ...before } : {}
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className={`card ${styles.frame}`} aria-label="Fields of the context" tabIndex={0}>
      <dl className={`rows ${styles.context}`}>
        {entries.map(([name, value]) => {
          const text = pretty(value)
          const changed = before !== undefined && pretty(earlier[name]) !== text
          return (
            <div key={name} data-changed={changed || undefined}>
              <dt className="note">
                {name}
                {changed ? <span className="visually-hidden"> (changed)</span> : null}
              </dt>
              <dd>
                <pre>{text}</pre>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** As long as a few lines beside a name. */
const SHORT = 120

/** JSON, its lines joined where they are short; a plain string for a value that has none. */
function pretty(value: unknown): string {
  const json = JSON.stringify(value, replacer, 1) ?? String(value)
  const line = json.replace(/\n\s*/g, ' ')
  return line.length <= SHORT ? line : json
}

function replacer(_name: string, value: unknown): unknown {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (value instanceof Set) return [...value]
  if (value instanceof Map) return Object.fromEntries(value)
  return typeof value === 'function' ? `${value.name || 'function'}()` : value
}
