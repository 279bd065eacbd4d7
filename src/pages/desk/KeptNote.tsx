import { useSelector } from '@xstate/react'
import { useId, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { desk } from '../../../content/pages/desk.ts'
import type { deskDraft } from '../../../machines/desk-draft.ts'
import { handsCaretOver } from '../../browser/focus.ts'
import control from '../../ui/control.module.css'

const { missing: words } = desk.lead

type Props = {
  /** The lead's id. */
  lead: string
  draft: ActorRefFrom<typeof deskDraft>
  onChange: (note: string) => void
}

/** The reader's unsent note about a lead that they may no longer read: they can copy, finish or clear it. */
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
