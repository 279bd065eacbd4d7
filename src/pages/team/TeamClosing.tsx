import { team } from '../../../content/pages/team.ts'
import { Actions } from '../../ui/Actions.tsx'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Closing } from '../../ui/Closing.tsx'
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
      <Actions actions={[closing.action]} />
      <p className="cluster note">
        {invitation.title} <ArrowLink destination={invitation.action}>{invitation.action.label}</ArrowLink>
      </p>
    </Closing>
  )
}
