import { videoProduction } from '../../../content/pages/video-production.ts'
import { site } from '../../../content/site.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { Scene } from '../../ui/Scene.tsx'

const { title, text, scene, callAction } = videoProduction.closing

export function ProductionClosing() {
  return (
    <Closing
      title={title}
      text={text}
      tone="wheat"
      layout="plate"
      picture={<Scene scene={scene} className="cover" />}
    >
      <Actions actions={[{ label: `${callAction} ${site.phone.display}`, href: site.phone.href }]} />
    </Closing>
  )
}
