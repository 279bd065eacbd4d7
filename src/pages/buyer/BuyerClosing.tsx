import { buyer } from '../../../content/pages/buyer.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { ClosingLinks } from '../../ui/ClosingLinks.tsx'
import { Scene } from '../../ui/Scene.tsx'

const { scene, title, text, actions } = buyer.closing
const [first, ...others] = actions

export function BuyerClosing() {
  return (
    <Closing title={title} text={text} layout="strip" picture={<Scene scene={scene} className="cover" />}>
      <Actions actions={[first]} />
      <ClosingLinks links={others} />
    </Closing>
  )
}
