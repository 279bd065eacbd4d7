import { videos } from '../../../content/pages/videos.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'

const { title, text, actions } = videos.closing

export function VideosClosing() {
  return (
    <Closing title={title} text={text} layout="centered">
      <Actions actions={actions} />
    </Closing>
  )
}
