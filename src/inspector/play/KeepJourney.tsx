/** A form that keeps what was played as a journey: a path that every test run walks from then on. */
import { useId, useState } from 'react'
import { Panel } from '../parts/Panel.tsx'
import { ToolButton } from '../parts/ToolButton.tsx'
import type { NamedMachine } from '../registry.ts'
import { traceHref } from '../route.ts'
import type { Run } from '../run/run.ts'
import type { Film } from './frames.ts'
import { keep } from './journey.ts'

export function KeepJourney({ entry, run, film }: { entry: NamedMachine; run: Run; film: Film }) {
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const submit = () => {
    setProblem('')
    keep(entry, run, film, name).then(
      (kept) => window.location.assign(traceHref(entry.name, kept.id)),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    )
  }
  return (
    <Panel title="Keep it">
      <form
        className="column"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <label className="note" htmlFor={id}>
          What the visitor does, in words
        </label>
        <input
          id={id}
          required
          value={name}
          placeholder="fails once, sends again: stored"
          onChange={({ target }) => setName(target.value)}
        />
        <p className="note">
          Writes it into the fixture and accepts its trace, as it stands here: look for personal data. Then{' '}
          <code>npm run test:paths -- --accept {entry.name}</code> notes what it shows on the page.
        </p>
        <div className="tools">
          <ToolButton type="submit">Keep as a journey</ToolButton>
        </div>
        {problem ? (
          <p className="notice" data-tone="error" role="alert">
            {problem}
          </p>
        ) : null}
      </form>
    </Panel>
  )
}
