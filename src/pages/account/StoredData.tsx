import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { account as content } from '../../../content/pages/account.ts'
import type { account as machine } from '../../../machines/account.ts'
import { focusInPlace } from '../../browser/focus.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { Part } from './Part.tsx'
import { Problem } from './Problem.tsx'

type Props = { actor: ActorRefFrom<typeof machine>; collect: () => void }

/** Everything stored, as a file. It is collected first, so that the link is one that browsers save directly. */
export function StoredData({ actor, collect }: Props) {
  const collecting = useSelector(actor, (snapshot) => snapshot.matches('collecting'))
  const shut = useSelector(actor, (snapshot) => !snapshot.matches('shown') && !snapshot.matches('collecting'))
  const file = useSelector(actor, ({ context }) => context.file)
  const { title, text, action, collecting: pending, ready, save, fileName } = content.data
  return (
    <Part id="account-data" title={title} text={text}>
      <Problem actor={actor} of="uncollected" />
      {file === null ? (
        <p>
          <Button kind="quiet" pending={collecting} disabled={shut} onClick={collect}>
            {collecting ? pending : action}
          </Button>
        </p>
      ) : (
        <p className="cluster">
          <a
            ref={focusInPlace}
            href={`data:application/json;charset=utf-8,${encodeURIComponent(file)}`}
            download={fileName}
            {...buttonLook({ kind: 'quiet' })}
          >
            {save}
          </a>
          <span role="status">{ready}</span>
        </p>
      )}
    </Part>
  )
}
