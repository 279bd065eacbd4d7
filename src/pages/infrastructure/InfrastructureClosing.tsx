import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { ClosingLinks } from '../../ui/ClosingLinks.tsx'
import { Scene } from '../../ui/Scene.tsx'

const { title, text, actions } = infrastructure.closing
const [first, ...others] = actions

/** Links for sellers, for everyone, and for agents. */
export function InfrastructureClosing() {
  return (
    <Closing
      title={title}
      text={text}
      layout="strip"
      picture={<Scene scene="street-noon" className="cover" />}
    >
      <Actions actions={[first]} />
      <ClosingLinks links={others} />
    </Closing>
  )
}
