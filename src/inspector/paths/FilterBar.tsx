/** Filters the list of paths: by text, by kind, by a transition chosen on the chart. */
import { useId } from 'react'
import type { AnyStateMachine } from 'xstate'
import { triggerLabel } from '../../../machines/kit/labels.ts'
import { allTransitions } from '../../../machines/kit/structure.ts'
import type { Trace } from '../../../machines/kit/trace.ts'
import { ToolButton } from '../parts/ToolButton.tsx'
import type { PathFilter } from './filter.ts'

const KINDS = ['all', 'tour', 'pair', 'ignored', 'journey'] as const

export function FilterBar({
  machine,
  traces,
  filter,
  onFilter,
}: {
  machine: AnyStateMachine
  traces: readonly Trace[]
  filter: PathFilter
  onFilter(filter: PathFilter): void
}) {
  const id = useId()
  const count = (kind: PathFilter['kind']) =>
    kind === 'all' ? traces.length : traces.filter((trace) => trace.kind === kind).length
  return (
    <div className="column">
      <label className="note" htmlFor={id}>
        Search paths
      </label>
      <input
        id={id}
        type="search"
        value={filter.text}
        placeholder="words, an event, a state, an id"
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      <fieldset className="tools">
        <legend className="note">Kind</legend>
        {KINDS.map((kind) => (
          <ToolButton
            key={kind}
            aria-pressed={filter.kind === kind}
            onClick={() => onFilter({ ...filter, kind })}
          >
            {`${kind.charAt(0).toUpperCase()}${kind.slice(1)}`} {count(kind)}
          </ToolButton>
        ))}
      </fieldset>
      {filter.through ? (
        <p className="tools">
          Through <strong>{labelOf(filter.through, machine)}</strong>
          <ToolButton onClick={() => onFilter({ ...filter, through: null })}>Any transition</ToolButton>
        </p>
      ) : null}
    </div>
  )
}

/** "lead.submit in editing". */
function labelOf(name: string, machine: AnyStateMachine): string {
  const [transition] = [...allTransitions(machine)].find(([, other]) => other === name) ?? []
  if (!transition) return name
  return `${triggerLabel(transition, machine).trigger} in ${transition.source.path.join('.') || machine.id}`
}
