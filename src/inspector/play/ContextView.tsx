/** A machine's context, one property a row; what the last step changed is marked. */
import styles from './ContextView.module.css'

export function ContextView({ context, before }: { context: unknown; before?: unknown }) {
  const entries = context && typeof context === 'object' ? Object.entries(context) : []
  if (entries.length === 0) return <p className="note">The context is empty.</p>
  const earlier: Record<string, unknown> = before && typeof before === 'object' ? { ...before } : {}
  return (
    <dl className={`card rows ${styles.context}`}>
      {entries.map(([name, value]) => {
        const text = pretty(value)
        const changed = before !== undefined && pretty(earlier[name]) !== text
        return (
          <div key={name} data-changed={changed || undefined}>
            <dt className="note">
              {name}
              {changed ? ' (changed)' : null}
            </dt>
            <dd>
              <pre>{text}</pre>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** JSON, or a plain string for a value that has none. */
function pretty(value: unknown): string {
  return JSON.stringify(value, replacer, 2) ?? String(value)
}

function replacer(_name: string, value: unknown): unknown {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (value instanceof Set) return [...value]
  if (value instanceof Map) return Object.fromEntries(value)
  return typeof value === 'function' ? `${value.name || 'function'}()` : value
}
