import { useSelector } from '@xstate/react'
import { useId, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { NOTE_LENGTH } from '../../../content/constants.ts'
import { desk } from '../../../content/pages/desk.ts'
import type { deskDraft } from '../../../machines/desk-draft.ts'
import { handsCaretOver } from '../../browser/focus.ts'
import { Button } from '../../ui/Button.tsx'
import control from '../../ui/control.module.css'
import styles from './NoteForm.module.css'

type Props = {
  /** The lead's id. */
  lead: string
  draft: ActorRefFrom<typeof deskDraft>
  disabled: boolean
  onChange: (note: string) => void
  onNote: (note: string) => void
}

/** A note about the lead, for the team. What was typed stays until it is stored. */
export function NoteForm({ lead, draft, disabled, onChange, onNote }: Props) {
  const id = useId()
  const handing = useMemo(() => handsCaretOver(lead), [lead])
  const note = useSelector(draft, ({ context }) => context.values.note ?? '')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        // Spaces alone are enough for the browser.
        if (note.trim()) onNote(note.trim())
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {desk.lead.note}
      </label>
      <textarea
        id={id}
        ref={handing}
        name="note"
        rows={1}
        placeholder={desk.lead.newNote}
        required
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={`${id}-hint`}
        className={`${control.control} ${styles.note}`}
      />
      <Button type="submit" kind="quiet" size="small" disabled={disabled}>
        {desk.lead.addNote}
      </Button>
      <p id={`${id}-hint`} className="note">
        {desk.lead.noteHint}
      </p>
    </form>
  )
}
