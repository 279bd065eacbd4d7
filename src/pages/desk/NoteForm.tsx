import { useId } from 'react'
import { NOTE_LENGTH } from '../../../content/constants.ts'
import { desk } from '../../../content/pages/desk.ts'
import { Button } from '../../ui/Button.tsx'
import control from '../../ui/control.module.css'
import styles from './NoteForm.module.css'

type Props = { disabled: boolean; onNote: (note: string) => void }

/** A note about the lead, for the team. What was typed stays until the note is in the history. */
export function NoteForm({ disabled, onNote }: Props) {
  const id = useId()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const note = String(new FormData(event.currentTarget).get('note')).trim()
        // Spaces alone are enough for the browser.
        if (note) onNote(note)
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {desk.lead.note}
      </label>
      <textarea
        id={id}
        name="note"
        rows={1}
        placeholder={desk.lead.newNote}
        required
        maxLength={NOTE_LENGTH}
        className={`${control.control} ${styles.note}`}
      />
      <Button type="submit" kind="quiet" size="small" disabled={disabled}>
        {desk.lead.addNote}
      </Button>
    </form>
  )
}
