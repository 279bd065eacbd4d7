import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { account as content } from '../../../content/pages/account.ts'
import type { account as machine } from '../../../machines/account.ts'
import { focusInPlace } from '../../browser/focus.ts'
import { Button } from '../../ui/Button.tsx'
import { Part } from './Part.tsx'
import { Problem } from './Problem.tsx'

type Props = {
  actor: ActorRefFrom<typeof machine>
  team: boolean
  askToErase: () => void
  keep: () => void
  erase: () => void
}

const ID = 'account-erasure'

/** When the question goes, its heading's section takes the focus. */
const backToPart = (question: HTMLElement | null) => () => {
  if (question?.contains(document.activeElement)) focusInPlace(document.getElementById(ID))
}

/** Erases everything, once a question is answered. */
export function Erasure({ actor, team, askToErase, keep, erase }: Props) {
  const asks = useSelector(actor, (snapshot) => snapshot.matches('asking') || snapshot.matches('erasing'))
  const erasing = useSelector(actor, (snapshot) => snapshot.matches('erasing'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const { title, text, action, question, consequence, confirm, erasing: pending, decline } = content.erasure
  return (
    <Part id={ID} title={title} text={team ? content.erasure.team : text}>
      {!team && !asks && (
        <p>
          <Button kind="quiet" disabled={busy} onClick={askToErase}>
            {action}
          </Button>
        </p>
      )}
      {asks && (
        <div ref={backToPart} className="notice stack" data-tone="error">
          <h3 ref={focusInPlace} tabIndex={-1} className="label">
            {question}
          </h3>
          <p>{consequence}</p>
          <Problem actor={actor} of="unerased" />
          <div className="cluster">
            <Button kind="primary" pending={erasing} onClick={erase}>
              {erasing ? pending : confirm}
            </Button>
            <Button kind="bare" disabled={erasing} onClick={keep}>
              {decline}
            </Button>
          </div>
        </div>
      )}
    </Part>
  )
}
