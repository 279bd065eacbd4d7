import { tools } from '../../../content/pages/tools.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { Scene } from '../../ui/Scene.tsx'

const { title, text, actions, scene } = tools.related

export function RelatedLinks() {
  return (
    <Closing title={title} text={text} layout="arch" picture={<Scene scene={scene} className="cover" />}>
      <Actions actions={actions} />
    </Closing>
  )
}
