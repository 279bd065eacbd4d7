import { useEffect, useId, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { NOTE_LENGTH } from '../../../content/constants.ts'
import { desk } from '../../../content/pages/desk.ts'
import type { deskLead } from '../../../machines/desk-lead.ts'
import { Button } from '../../ui/Button.tsx'
import control from '../../ui/control.module.css'
import styles from './NoteForm.module.css'

type Props = {
  actor: ActorRefFrom<typeof deskLead>
  disabled: boolean
  onNote: (note: string) => void
}

/** A note about the lead, for the team. What was typed stays until it is stored. */
export function NoteForm({ actor, disabled, onNote }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { unsubscribe } = actor.on('made', ({ move, note }) => {
      // What was typed meanwhile is another note.
      if (move === 'noted' && field.current?.value.trim() === note) field.current.value = ''
    })
    return unsubscribe
  }, [actor])
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const note = field.current?.value.trim()
        // Spaces alone are enough for the browser.
        if (note) onNote(note)
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {desk.lead.note}
      </label>
      <textarea
        ref={field}
        id={id}
        name="note"
        rows={1}
        placeholder={desk.lead.newNote}
        required
        maxLength={NOTE_LENGTH}
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
