import { team } from '../../../content/pages/team.ts'
import { Actions } from '../../ui/Actions.tsx'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Scene } from '../../ui/Scene.tsx'

const { closing, invitation } = team

/** A call to action for clients, and a line for agents. */
export function TeamClosing() {
  return (
    <Closing
      title={closing.title}
      text={closing.text}
      tone="wheat"
      layout="bleed"
      picture={<Scene scene={closing.scene} className="cover" />}
    >
      <Actions>
        <PageLink destination={closing.action} {...buttonLook({ kind: 'solid' })}>
          {closing.action.label}
        </PageLink>
      </Actions>
      <p className="cluster note">
        {invitation.title} <ArrowLink destination={invitation.action}>{invitation.action.label}</ArrowLink>
      </p>
    </Closing>
  )
}
