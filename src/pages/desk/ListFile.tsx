import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { DESK_EXPORT_ROWS } from '../../../content/constants.ts'
import { deskExport as words } from '../../../content/desk-export.ts'
import type { DeskFilter } from '../../../machines/desk.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'
import { focusInPlace } from '../../browser/focus.ts'
import { useDeskExport } from '../../features/desk/use-desk-export.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { listFile, listFileName } from './list-file.ts'

/** The list as a file. It is collected first, so that the link is one that browsers save directly. */
export function ListFile({ filter }: { filter: DeskFilter }) {
  const { actor, collect } = useDeskExport(filter)
  const { rows, after } = useSelector(actor, ({ context }) => context)
  const collecting = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const ready = useSelector(actor, (snapshot) => snapshot.matches('ready'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const shown = useMemo(() => (ready ? rows.slice(0, DESK_EXPORT_ROWS) : []), [ready, rows])
  const file = useMemo(() => `data:text/csv;charset=utf-8,${encodeURIComponent(listFile(shown))}`, [shown])
  const cut = after !== null || shown.length < rows.length
  const count = shown.length.toLocaleString('en-CA')
  return (
    <>
      <Button kind="quiet" size="small" pending={collecting} onClick={collect}>
        {collecting ? words.collecting : words.action}
      </Button>
      {ready && (
        <a
          ref={focusInPlace}
          href={file}
          download={listFileName(filter.view, new Date())}
          {...buttonLook({ size: 'small' })}
        >
          {words.save}
        </a>
      )}
      <span role="status" className="note">
        {ready &&
          filled(cut ? words.cut : shown.length === 1 ? words.ready.one : words.ready.many, { count })}
      </span>
      {failed && (
        <span role="alert" className="note">
          {words.failed}
        </span>
      )}
    </>
  )
}
