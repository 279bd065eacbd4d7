import { videos } from '../../../content/pages/videos.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { Scene } from '../../ui/Scene.tsx'

const { title, text, scene, actions } = videos.closing

export function VideosClosing() {
  return (
    <Closing title={title} text={text} layout="bleed" picture={<Scene scene={scene} className="cover" />}>
      <Actions actions={actions} />
    </Closing>
  )
}
