import { aerialVideos } from '../../../content/pages/aerial-videos.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { Scene } from '../../ui/Scene.tsx'

const { title, text, scene, actions } = aerialVideos.closing

export function AerialClosing() {
  return (
    <Closing
      title={title}
      text={text}
      tone="sunk"
      layout="strip"
      picture={<Scene scene={scene} className="cover" />}
    >
      <Actions actions={actions} />
    </Closing>
  )
}
