/** What was played as the source of a journey: a path that every test run walks once it is in the fixture. */
import { useId, useState } from 'react'
import type { PlayedStep } from '../../../machines/kit/trace.ts'
import { Panel } from '../parts/Panel.tsx'
import { ToolButton } from '../parts/ToolButton.tsx'
import { journeyCode } from './journey.ts'

export function KeepJourney({ steps, ends }: { steps: readonly PlayedStep[]; ends: unknown }) {
  const id = useId()
  const [name, setName] = useState('')
  const [copied, setCopied] = useState<string>()
  const code = journeyCode(name, steps, ends)
  return (
    <Panel title="Keep it">
      <label className="note" htmlFor={id}>
        What the visitor does, in words
      </label>
      <input
        id={id}
        value={name}
        placeholder="fails once, sends again: stored"
        onChange={({ target }) => setName(target.value)}
      />
      <p className="note">
        {code === null
          ? 'A journey waits for the machine’s own delays; here any length of time passes.'
          : 'For the journeys of the machine’s fixture.ts. Look for personal data.'}
      </p>
      <div className="tools">
        <ToolButton
          disabled={!name || code === null}
          onClick={() => {
            void navigator.clipboard.writeText(code ?? '').then(() => setCopied(code ?? ''))
          }}
        >
          Copy as a journey
        </ToolButton>
        <span className="note" role="status">
          {code !== null && copied === code ? 'Copied' : ''}
        </span>
      </div>
    </Panel>
  )
}
