import { useSelector } from '@xstate/react'
import { useId, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { desk } from '../../../content/pages/desk.ts'
import type { deskDraft } from '../../../machines/desk-draft.ts'
import { handsCaretOver } from '../../browser/focus.ts'
import control from '../../ui/control.module.css'

const { missing: words } = desk.lead

type Props = {
  /** Of which lead. */
  lead: string
  draft: ActorRefFrom<typeof deskDraft>
  onChange: (note: string) => void
}

/**
 * What the reader has typed about a lead that they may not read any more: theirs to copy, to end if they were in the
 * middle of it, and to empty.
 */
export function KeptNote({ lead, draft, onChange }: Props) {
  const id = useId()
  const note = useSelector(draft, ({ context }) => context.values.note ?? '')
  const handing = useMemo(() => handsCaretOver(lead), [lead])
  if (!note) return null
  return (
    <section className="stack" data-gap="small">
      <label htmlFor={id}>{words.note}</label>
      <textarea
        id={id}
        ref={handing}
        rows={4}
        value={note}
        onChange={({ target }) => onChange(target.value)}
        className={control.control}
      />
    </section>
  )
}
